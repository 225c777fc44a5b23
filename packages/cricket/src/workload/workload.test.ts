import { expect, test } from 'vitest'
import { ecbDirective, limitOn } from './directive.ts'
import { lastSpell, overdueRest, spellUnderWay } from './spells.ts'
import { type BowlingLimit, breachesOfOver, type Workload } from './workload.ts'

/** An innings in letters, one an over. */
const innings = (letters: string) => letters.split('').map((letter) => [letter])

const under13: BowlingLimit = {
  by: 'The league',
  clause: '7.3',
  action: 'stop',
  spell: 5,
  day: 10,
  week: null,
  mostDays: 4,
}
const fresh: Workload = { day: '2026-06-07', elsewhere: [], innings: [], inMatch: 0 }
const broken = (workload: Partial<Workload>, limit: Partial<BowlingLimit> = {}) =>
  breachesOfOver('a', { ...fresh, ...workload }, [{ ...under13, ...limit }]).map(
    ({ rule, most }) => `${rule} ${most}`,
  )

test('ages are reckoned on 31 August of the year before the match', () => {
  const spellOf = (bornOn: string) => limitOn(ecbDirective, bornOn, '2026-06-07')?.spell
  expect(spellOf('2012-09-01')).toBe(5)
  expect(spellOf('2012-08-31')).toBe(6)
  expect(spellOf('2010-09-01')).toBe(6)
  expect(spellOf('2010-08-31')).toBe(7)
  expect(spellOf('2006-09-01')).toBe(7)
  expect(spellOf('2006-08-31')).toBeUndefined()
  const inItsYear = { ...ecbDirective, ageYear: 'same' as const }
  expect(limitOn(inItsYear, '2012-09-01', '2026-06-07')?.spell).toBe(6)
})

test('a spell goes on from either end, and ends with an over that was let pass', () => {
  expect(spellUnderWay(innings('abab'), 'a')).toBe(2)
  expect(spellUnderWay(innings('ababc'), 'a')).toBe(2)
  expect(spellUnderWay(innings('ababcc'), 'a')).toBe(0)
  expect(lastSpell(innings('ababca'), 'a')).toEqual({ overs: 3, last: 5 })
  expect(lastSpell([], 'a')).toBeNull()
  expect(spellUnderWay([['b', 'a'], ['c']], 'a')).toBe(1)
})

test('between spells as many overs are bowled from the same end as the spell had', () => {
  const spell = 'ababa'
  expect(overdueRest(innings(spell), 'a')).toBe(0)
  expect(overdueRest(innings(`${spell}bcb`), 'a')).toBe(2)
  expect(overdueRest(innings(`${spell}bcbcb`), 'a')).toBe(1)
  expect(overdueRest(innings(`${spell}bcbcbc`), 'a')).toBe(0)
})

test('the sixth over of a spell breaks the limit of five', () => {
  expect(broken({ innings: innings('abababab'), inMatch: 4 })).toEqual([])
  expect(broken({ innings: innings('ababababab'), inMatch: 5 })).toEqual(['spell 5'])
})

test('overs of the day count wherever they were bowled', () => {
  const elsewhere = [{ day: '2026-06-07', overs: 8 }]
  expect(broken({ elsewhere, inMatch: 1 })).toEqual([])
  expect(broken({ elsewhere, inMatch: 2 })).toEqual(['day 10'])
})

test('nobody bowls on a fifth day of seven, but goes on bowling on the fourth', () => {
  const on = (days: readonly string[]) => days.map((day) => ({ day: `2026-06-${day}`, overs: 1 }))
  expect(broken({ elsewhere: on(['01', '03', '05']) })).toEqual([])
  expect(broken({ elsewhere: on(['01', '03', '05', '06']) })).toEqual(['days 4'])
  expect(broken({ elsewhere: on(['01', '03', '05', '06', '07']) })).toEqual([])
})

test('a limit of the week adds up its days', () => {
  const elsewhere = [
    { day: '2026-06-02', overs: 10 },
    { day: '2026-06-06', overs: 9 },
  ]
  expect(broken({ elsewhere }, { week: 20 })).toEqual([])
  expect(broken({ elsewhere, inMatch: 1 }, { week: 20 })).toEqual(['week 20'])
})

test('what a directive does not limit is not broken', () => {
  const nothing = { spell: null, day: null, mostDays: null }
  const elsewhere = ['01', '02', '03', '04', '05'].map((day) => ({
    day: `2026-06-${day}`,
    overs: 9,
  }))
  expect(broken({ innings: innings('abababababab'), inMatch: 6, elsewhere }, nothing)).toEqual([])
})
