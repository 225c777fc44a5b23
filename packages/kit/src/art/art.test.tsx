import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Avatar } from './avatar.tsx'
import { blazon, clubColours } from './blazon.ts'
import { Cover, coverKinds } from './cover.tsx'
import { Crest } from './crest.tsx'
import { planGround } from './ground-plan.ts'
import { Ground } from './ground.tsx'
import { portrait } from './portrait.ts'
import { hash } from './seed.ts'
import { StreamStill } from './stream-still.tsx'

test('a seed is the FNV-1a sum of the folded name', () => {
  expect(hash('club:Ravi Rovers')).toBe(3688309242)
  expect(hash('ground:Canal View Oval')).toBe(318619464)
  expect(hash('  CLUB:RAVI ROVERS ')).toBe(3688309242)
})

const arms = [
  'Ravi Rovers: hex bottle silver teal false hoops waves single RR',
  'Margalla Markhors: roundel plum gold scarlet true quarterly horns double MM',
  'Lyari Athletic CC: swiss plum silver navy true paly star double LA',
  'Hop Valley CC: heater plum cream scarlet false pile peaks single HV',
  'Medway Stars: heater royal sky scarlet false fess star single MS',
  'Sandspit Sailors: pocket rust cream black false chevron peaks single SS',
]

test.each(arms)('the arms of a club never change: %s', (line) => {
  const [name = '', picks] = line.split(': ')
  const a = blazon(name)
  const drawn = [a.shape, a.field, a.chargeColour, a.third, a.inverted, a.division, a.charge]

  expect([...drawn, a.border, a.monogram].join(' ')).toBe(picks)
})

test('a blazer has the three colours of the crest', () => {
  expect(clubColours('Ravi Rovers')).toEqual(['#0F4A33', '#CDD2CD', '#0D5C66'])
})

test('a small crest shows letters, a large one its charge', () => {
  expect(renderToStaticMarkup(<Crest name="Ravi Rovers" size={26} />)).toContain('>RR</text>')
  expect(renderToStaticMarkup(<Crest name="Ravi Rovers" size={40} />)).not.toContain('<text')
})

test('a crest is drawn in the colours of the club, if it has said them', () => {
  const colours = { first: '#0f5132', second: '#f4c430' }
  const html = renderToStaticMarkup(<Crest name="Ravi Rovers" colours={colours} />)

  expect(html).toContain('fill="#0f5132"')
  expect(html).toContain('stroke="#f4c430"')
  expect(html).not.toContain('#0F4A33')
})

test('an uploaded crest wins over the drawing', () => {
  const html = renderToStaticMarkup(<Crest name="Ravi Rovers" image="/files/rr.webp" />)

  expect(html).toContain('<img')
  expect(html).not.toContain('<svg')
})

test('a ground is the same ground every time', () => {
  const plan = planGround('Seaview Park')

  expect(plan).toEqual(planGround('seaview park'))
  expect([plan.radiusX, plan.radiusY, plan.turn, plan.turf]).toEqual([436.3, 389.7, 19, 'a'])
  expect(plan.trees).toHaveLength(30)
  expect(plan.trees[0]).toEqual({ x: -464.6, y: -310.4, radius: 19.1, tone: 0 })
  expect(plan.stands.map((stand) => stand.tiers[0])).toContain(
    'M-222.4 373.2A473.4 422.8 0 0 1 -408.6 213.5',
  )
  expect(plan.nets).toEqual({ x: 348.1, y: 385.1, turn: 56 })
  expect(plan.pavilion).toEqual({ x: 495.5, y: -70.7, turn: -10.1 })
  expect(plan.wear).toEqual([0.3, 0.6, 0.5, 0.4, 0.7, 0.6])
})

test('the strips of a square are as many as the record says', () => {
  expect(planGround('Seaview Park', 5).wear).toHaveLength(4)
  expect(planGround('Seaview Park', 1).wear).toHaveLength(0)
})

test('a wagon wheel keeps the mowing and turf of its ground', () => {
  const html = renderToStaticMarkup(
    <Ground
      name="Seaview Park"
      label="Wagon wheel"
      surroundings={false}
      turn={0}
      shots={[
        { angle: 45, distance: 70, runs: 4 },
        { angle: 200, distance: 20, runs: 0 },
      ]}
    />,
  )

  expect(html).toContain('aria-label="Wagon wheel"')
  expect(html).toContain('M0 52Q146 -94 292 -240')
  expect(html.match(/Q/g)).toHaveLength(1)
})

test('a portrait depends on the name and wears the colours of the club', () => {
  const player = portrait('Farooq Gondal', 'Ravi Rovers')

  expect(player.shirt).toBe('#0F4A33')
  expect([player.headgear, player.cap, player.backdrop, player.trim, player.paper]).toEqual([
    'cap',
    '#0D5C66',
    'plain',
    'v',
    '#dbddd6',
  ])
  expect(player).toEqual(portrait('Farooq Gondal', 'Ravi Rovers'))
  expect(renderToStaticMarkup(<Avatar name="Farooq Gondal" label="Farooq Gondal" />)).toContain(
    'aria-label="Farooq Gondal"',
  )
})

test('neighbouring covers never share a kind', () => {
  const kinds = coverKinds(Array.from({ length: 40 }, (_, index) => `Story ${index}`))

  expect(kinds.filter((kind, index) => kind === kinds[index - 1])).toEqual([])
})

test('only a seam may be cherry', () => {
  for (let index = 0; index < 30; index += 1) {
    const html = renderToStaticMarkup(<Cover seed={`Story ${index}`} kind="wagon" />)
    expect(html).not.toContain('cherry')
  }
})

test('a still is the same for the same match and wears the shirts of its sides', () => {
  const still = <StreamStill seed="Match 23" sides={['Ravi Rovers', 'Margalla Markhors']} />
  const html = renderToStaticMarkup(still)

  expect(html).toBe(renderToStaticMarkup(still))
  expect(html).toContain(clubColours('Ravi Rovers')[0])
  expect(html).toContain(clubColours('Margalla Markhors')[0])
})
