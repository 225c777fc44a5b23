import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { byOver } from './by-over.ts'
import { FormBars } from './form-bars.tsx'
import { Manhattan } from './manhattan.tsx'
import { overs } from './over-unit.ts'
import { PartnershipBars } from './partnership-bars.tsx'
import { PitchMap } from './pitch-map.tsx'
import { RunRate } from './run-rate.tsx'
import { apart, overMarks, overTicks, scale, ticks, ticksBetween } from './scale.ts'
import { leftHanded, rightHanded, sectorTable } from './sectors.ts'
import { WagonWheel } from './wagon-wheel.tsx'
import { Worm } from './worm.tsx'

const first = {
  name: 'Markhors',
  figure: '187/6',
  points: [
    { over: 0, value: 0 },
    { over: 10, value: 80 },
    { over: 20, value: 187 },
  ],
  marks: [{ over: 3.5, value: 20 }],
}
const second = {
  name: 'Rovers',
  figure: '60/1',
  points: [
    { over: 0, value: 0 },
    { over: 1, value: 7 },
    { over: 1.5, value: 11 },
  ],
  marks: [{ over: 1.5, value: 11 }],
  towards: { over: 20, value: 188 },
}

test('a scale begins at zero and is straight', () => {
  const y = scale(200, 242, 14)

  expect([y(0), y(100), y(200)]).toEqual([242, 128, 14])
  expect(scale(0, 10, 20)(5)).toBe(10)
})

test('a chart has at most five lines, all at round figures', () => {
  expect(ticks(187)).toEqual([0, 50, 100, 150, 200])
  expect(ticks(64)).toEqual([0, 20, 40, 60, 80])
  expect(ticks(1)).toEqual([0, 1])
  expect(ticks(650).length).toBeLessThanOrEqual(5)
  expect(overTicks(2, 20)).toEqual([0, 6, 12, 18, 24])
  expect(overTicks(-8, 20)).toEqual([-9, 0, 9, 18, 27])
})

test('grid lines begin near the least value, and below zero where it is', () => {
  expect(ticksBetween(0, 187)).toEqual(ticks(187))
  expect(ticksBetween(186, 254)).toEqual([180, 200, 220, 240, 260])
  expect(ticksBetween(-15, 40)).toEqual([-20, 0, 20, 40])
})

test('every fifth over of twenty is written, every tenth of fifty', () => {
  expect(overMarks(20)).toEqual([5, 10, 15, 20])
  expect(overMarks(50)).toEqual([10, 20, 30, 40, 50])
  expect(overMarks(6)).toEqual([1, 2, 3, 4, 5, 6])
})

test('labels that would lie on each other are pushed apart', () => {
  expect(apart([20, 25], 36)).toEqual([20, 56])
  expect(apart([90, 20], 36)).toEqual([90, 20])
})

test('the table of a worm has the score after each over', () => {
  expect(byOver([second], overs)).toEqual({
    head: ['Over', 'Rovers'],
    rows: [
      [1, 7],
      [2, 11],
    ],
  })
})

test('the table of rates has as many digits in every row', () => {
  const rates = { ...second, points: second.points.map((point) => ({ ...point, value: 7.5 })) }

  expect(byOver([rates], overs, 2).rows.map(([, rate]) => rate)).toEqual(['7.50', '7.50'])
})

test('a worm names its innings at their ends and tells them apart by mark and dash', () => {
  const html = renderToStaticMarkup(
    <Worm title="Worm" label="Markhors 187 for 6" innings={[first, second]} overs={20} />,
  )

  expect(html).toContain('aria-label="Markhors 187 for 6"')
  expect(html).toContain('>187/6<')
  expect(html).toContain('<circle')
  expect(html).toContain('<rect')
  expect(html).toContain('View as table')
})

test('an innings that has not begun draws no line', () => {
  const waiting = { name: 'Rovers', figure: '', points: [] }
  const html = renderToStaticMarkup(
    <Worm title="Worm" label="Worm" innings={[waiting]} overs={20} />,
  )

  expect(html).not.toContain('NaN')
})

test('a manhattan has a bar an over and a mark a wicket, and the second innings is hatched', () => {
  const html = renderToStaticMarkup(
    <Manhattan
      title="Manhattan"
      label="Runs in each over"
      overs={20}
      innings={[
        { name: 'Markhors', overs: [{ runs: 11, wickets: 0 }] },
        { name: 'Rovers', overs: [{ runs: 7, wickets: 2 }] },
      ]}
    />,
  )

  expect(html).toContain('<pattern')
  expect(html).toContain('fill="url(#')
  expect(html).not.toContain('NaN')
})

test('an over that cost more than it made has a bar below the line', () => {
  const html = renderToStaticMarkup(
    <Manhattan
      title="Manhattan"
      label="Runs in each over"
      overs={2}
      height={230}
      innings={[
        {
          name: 'Markhors',
          overs: [
            { runs: 6, wickets: 0 },
            { runs: -6, wickets: 2 },
          ],
        },
      ]}
    />,
  )
  const [made, lost] = [...html.matchAll(/<rect[^>]* y="([\d.]+)"[^>]* height="([\d.]+)"/g)].map(
    ([, y, height]) => ({ from: Number(y), to: Number(y) + Number(height) }),
  )

  expect(made?.to).toBe(lost?.from)
  expect(lost?.to).toBe(204)
})

test('partnerships are read with their batters, runs and balls', () => {
  const html = renderToStaticMarkup(
    <PartnershipBars
      title="Partnerships"
      partnerships={[
        { wicket: 1, batters: ['Tiwana', 'Sethna'], runs: 0, balls: 1 },
        { wicket: 2, batters: ['Gondal', 'Noon'], runs: 8, balls: 6, unbroken: true },
      ]}
    />,
  )

  expect(html).toContain('8*')
  expect(html).toContain('--share:1')
})

test('form is a bar an innings with its score above and the opponent below, and a duck has no bar', () => {
  const bar = (id: string, value: number, text: string) => ({
    id,
    value,
    text,
    below: ['KIT', '12', 'Jul'],
    row: ['Kites, 12 July', text] as const,
  })
  const html = renderToStaticMarkup(
    <FormBars
      title="Batting"
      label="63 not out, then 0"
      head={['Against', 'Runs']}
      least={50}
      slots={10}
      bars={[bar('a', 63, '63*'), bar('b', 0, '0')]}
    />,
  )

  expect(html).toContain('aria-label="63 not out, then 0"')
  expect(html).toContain('>63*<')
  expect(html).toContain('>KIT<')
  expect(html.match(/<rect/g)?.length).toBe(1)
})

test('a direction is off side for one hand and leg side for the other', () => {
  const shots = [{ angle: 100, distance: 60, runs: 4 }]

  expect(sectorTable(shots, rightHanded).rows).toContainEqual(['Point', 1, 4])
  expect(sectorTable(shots, leftHanded).rows).toContainEqual(['Square leg', 1, 4])
  expect(sectorTable([{ angle: -10, distance: 60, runs: 1 }]).rows).toContainEqual([
    'Long-on',
    1,
    1,
  ])
})

test('the shots of right- and left-handers are counted by name, each for the hand of its batter', () => {
  const right = { angle: 100, distance: 60, runs: 4 }
  const left = { angle: 260, distance: 60, runs: 1 }
  const table = sectorTable([right, left], (shot) => (shot === left ? leftHanded : rightHanded))

  expect(table.rows).toContainEqual(['Point', 2, 5])
  expect(table.rows).toContainEqual(['Square leg', 0, 0])
})

test('a wagon wheel counts fours and sixes in words', () => {
  const html = renderToStaticMarkup(
    <WagonWheel
      title="Wagon wheel"
      label="Wagon wheel for Gondal"
      ground="Canal View Oval"
      shots={[{ angle: 10, distance: 80, runs: 6 }]}
    />,
  )

  expect(html).toContain('1 six')
  expect(html).toContain('0 fours')
})

test('a pitch map tells balls apart by shape, and draws the stumps and the bowler’s end', () => {
  const ball = { line: 0.2, length: 0.35 }
  const html = renderToStaticMarkup(
    <PitchMap
      title="Pitch map"
      label="Pitch map of Kites"
      balls={[
        { ...ball, kind: 'dot' },
        { ...ball, kind: 'boundary' },
        { ...ball, kind: 'wicket' },
      ]}
      bands={[
        { name: 'Full', until: 0.3 },
        { name: 'Short', until: 1 },
      ]}
      sides={['Leg side', 'Off side']}
      keys={[{ kind: 'wicket', text: '1 wicket' }]}
      table={{ head: ['Place', 'Balls'], rows: [['Short, outside off', 3]] }}
    />,
  )

  expect(html).toContain('aria-label="Pitch map of Kites"')
  expect(html.match(/<circle/g)).toHaveLength(1)
  expect(html).toContain('>Leg side<')
  expect(html).toContain('1 wicket')
})

test('run rates draw without wickets', () => {
  const html = renderToStaticMarkup(
    <RunRate title="Run rate" label="Run rate" rates={[{ ...first, marks: [] }]} overs={20} />,
  )

  expect(html).toContain('aria-label="Run rate"')
})

test('where balls are counted, balls stand below the chart and in its table', () => {
  const unit = { name: 'Balls', size: 5 }
  const chart = { title: 'Hundred', label: 'Two innings', overs: 20, unit }
  const bars = { name: 'Rovers', overs: [{ runs: 7, wickets: 0 }] }
  const figures = (drawn: string) =>
    [...drawn.matchAll(/text-anchor="middle">(\d+)</g)].map(([, figure]) => Number(figure))

  expect(figures(renderToStaticMarkup(<Worm {...chart} innings={[first]} />))).toEqual([
    25, 50, 75, 100,
  ])
  expect(figures(renderToStaticMarkup(<Manhattan {...chart} innings={[bars]} />))).toEqual([
    5, 25, 50, 75, 100,
  ])
  expect(byOver([second], unit)).toMatchObject({
    head: ['Balls', 'Rovers'],
    rows: [
      [5, 7],
      [8, 11],
    ],
  })
})
