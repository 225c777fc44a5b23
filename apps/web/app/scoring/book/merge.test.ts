import type { Fact } from '@pavilion/cricket/facts.ts'
import { expect, test } from 'vitest'
import { after, ball, opening } from '../scoring.testing.ts'
import { compareLogs, keepMine } from './merge.ts'

const base = [...opening, ball(4)]

test('logs of which one begins with the other were not scored apart', () => {
  expect(compareLogs(base, base).kind).toBe('same')
  expect(compareLogs([...base, ball(1)], base).kind).toBe('ahead')
  expect(compareLogs(base, [...base, ball(1)]).kind).toBe('behind')
  const turned: Fact = {
    runs: 4,
    bowler: 'TK',
    nonStriker: 'LB',
    striker: 'LA',
    type: 'ball-bowled',
  }
  expect(compareLogs(base, [...opening, turned]).kind).toBe('same')
})

test.each<[string, readonly Fact[], readonly Fact[]]>([
  ['other runs', [ball(6), ball(2)], [ball(2)]],
  ['a ball undone on this device', [ball(6), ball(2), { type: 'struck-out', seq: 6 }], [ball(2)]],
  ['a ball undone on the other', [ball(6)], [{ type: 'struck-out', seq: 4 }, ball(2)]],
  [
    'undone and brought back on the other',
    [ball(6)],
    [
      { type: 'struck-out', seq: 4 },
      { type: 'struck-out', seq: 5 },
    ],
  ],
])('keeping mine leaves what this device had, after %s', (_, mine, theirs) => {
  const compared = compareLogs([...base, ...mine], [...base, ...theirs])
  if (compared.kind !== 'apart') throw new Error('They are apart.')
  const merged = after(...base, ...theirs, ...keepMine(compared))
  const wanted = after(...base, ...mine)

  expect(merged.current?.runs).toBe(wanted.current?.runs)
  expect(merged.current?.balls).toBe(wanted.current?.balls)
  expect(merged.seq).toBe(base.length + theirs.length * 2 + mine.length)
})
