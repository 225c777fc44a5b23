import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BallMark } from './ball-mark.tsx'
import { BallStrip } from './ball-strip.tsx'
import { FormGuide } from './form-guide.tsx'
import { OverCard } from './over-card.tsx'
import { platesOf } from './plates.ts'
import { ScoreLine } from './score-line.tsx'
import { SeamReader } from './seam-reader.tsx'
import { Seam } from './seam.tsx'
import { overTicks, shareOf, stitchPath } from './stitches.ts'
import { ScoreTiles } from './score-tiles.tsx'

function changed(before: string, value: string): string {
  return platesOf(value, before)
    .map((plate) => (plate.changed ? 'x' : '-'))
    .join('')
}

test('only the digits that changed drop', () => {
  expect(changed('142/4', '142/4')).toBe('-----')
  expect(changed('142/4', '143/4')).toBe('--x--')
  expect(changed('142/4', '142/5')).toBe('----x')
  expect(changed('99/2', '100/2')).toBe('xxx--')
  expect(changed('9/0', '13/0')).toBe('xx--')
  expect(changed('100/2', '4/0')).toBe('x-x')
})

test('tins are read as words', () => {
  const html = renderToStaticMarkup(<ScoreTiles value="142/4" label="142 for 4" />)

  expect(html).toContain('role="img"')
  expect(html).toContain('aria-label="142 for 4"')
  expect(html).not.toContain('drop')
})

test('a stitch stands as high as its outcome', () => {
  expect(shareOf({ kind: 'dot' })).toBe(0.18)
  expect(shareOf({ kind: 'run', runs: 1 })).toBeCloseTo(0.32)
  expect(shareOf({ kind: 'run', runs: 3 })).toBeCloseTo(0.48)
  expect(shareOf({ kind: 'four' })).toBe(0.66)
  expect(shareOf({ kind: 'six' })).toBe(shareOf({ kind: 'wicket' }))
  expect(stitchPath(1, 0.32, { height: 46, ticks: true })).toBe('M12.8 38L20.2 25.2')
})

test('a seam has a tick for each over bowled', () => {
  expect(overTicks(14, 6, 46)).toBe('M66 41v4M132 41v4')
  expect(overTicks(14, 5, 46).match(/M/g)).toHaveLength(2)
})

test('a seam is one picture with its words, whatever the number of balls', () => {
  const stitches = Array.from({ length: 300 }, () => ({ kind: 'dot' }) as const)
  const html = renderToStaticMarkup(<Seam stitches={stitches} label="A long morning" />)

  expect(html).toContain('aria-label="A long morning"')
  expect(html.match(/<path/g)?.length).toBeLessThan(6)
})

test('a seam can be stepped through from the keyboard', () => {
  const stitches = [
    { kind: 'dot', label: '0.1, no run' },
    { kind: 'four', label: '0.2, four' },
  ] as const
  const html = renderToStaticMarkup(
    <SeamReader stitches={stitches} label="Two balls" total={120} />,
  )

  expect(html).toContain('type="range"')
  expect(html).toContain('aria-valuetext="0.2, four"')
})

test('an innings without a ball is a faint seam', () => {
  const html = renderToStaticMarkup(<SeamReader stitches={[]} label="Not begun" total={120} />)

  expect(html).not.toContain('<input')
  expect(html).toContain('aria-label="Not begun"')
})

test('every ball mark has its text', () => {
  expect(renderToStaticMarkup(<BallMark kind="wicket" text="W" />)).toContain('>W<')
  expect(renderToStaticMarkup(<BallMark kind="dot" />)).toContain('•')
  expect(renderToStaticMarkup(<BallMark kind="next" />)).toContain('aria-hidden="true"')
})

test('a strip is read as words and its marks are not read again', () => {
  const html = renderToStaticMarkup(
    <BallStrip
      label="Four, then a dot"
      balls={[{ kind: 'four', text: '4', endsOver: true }, { kind: 'dot' }]}
    />,
  )

  expect(html.match(/aria-label/g)).toHaveLength(1)
})

test('a strip without balls is no picture without a name', () => {
  expect(renderToStaticMarkup(<BallStrip label="" balls={[]} />)).not.toContain('role')
})

test('a score line names the sides and who bats', () => {
  const html = renderToStaticMarkup(
    <ScoreLine
      sides={[
        { name: 'Margalla Markhors', score: '187/6', overs: '20' },
        { name: 'Ravi Rovers', score: '142/4', overs: '15.2', batting: true },
      ]}
    />,
  )

  expect(html).toContain('Margalla Markhors')
  expect(html.match(/aria-label="batting"/g)).toHaveLength(1)
})

test('an over card and a form guide say what they show', () => {
  const over = { over: 16, summary: '6 runs', bowler: 'Wattoo', label: 'Six, dot' }
  const card = renderToStaticMarkup(<OverCard {...over} balls={[{ kind: 'six', text: '6' }]} />)
  const form = renderToStaticMarkup(
    <FormGuide label="Won" results={[{ outcome: 'won', letter: 'W' }]} />,
  )

  expect(card).toContain('aria-label="Six, dot"')
  expect(form).toContain('aria-label="Won"')
})
