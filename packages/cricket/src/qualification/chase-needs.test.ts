import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Fact } from '../facts.ts'
import { limited } from '../formats/limited.ts'
import { replay } from '../fold/match.ts'
import { Book, setupFor } from '../fold/play.testing.ts'
import { contributionOf } from '../standings/contribution.ts'
import { iccRules, type PointsRules } from '../standings/points-rules.ts'
import { result } from '../standings/results.testing.ts'
import { tableOf } from '../standings/table.ts'
import { chaseNeeds } from './chase-needs.ts'
import { defenceNeeds } from './defence-needs.ts'

const OVERS = 5
const BALLS = OVERS * 6

type Total = readonly [runs: number, wickets: number, balls: number]

const total = (battingTeam: string, [runs, wickets, balls]: Total): Fact[] => [
  { type: 'innings-started', battingTeam },
  { type: 'innings-summed', runs, wickets, balls },
]

/** The chase of some runs after some dot balls. */
function chase(runs: number, dots: number) {
  const book = new Book(limited(OVERS))
  for (const fact of total('h', [runs, 5, BALLS])) book.write(fact)
  book.write({ type: 'innings-started', battingTeam: 'a' })
  return book.bowl('. '.repeat(dots)).state
}

/** The same match as a table counts it once it is over. */
function played(runs: number, reply: Total) {
  const facts = [...total('h', [runs, 5, BALLS]), ...total('a', reply)]
  const log = facts.map((fact, at) => ({ seq: at + 1, fact }))
  const contribution = contributionOf(replay(setupFor(limited(OVERS)), log))
  if (contribution === null) throw new Error('not over')
  return contribution
}

const table = (rates: string) => ({
  teams: ['h', 'a', 'c'],
  contributions: [result(rates)],
  rules: iccRules,
  places: 1,
})

test('the side that chases is told by which ball it has to be there', () => {
  const open = table('C 60/30 h 30/30')
  const needs = chaseNeeds(chase(40, 6), open)
  if (needs?.needs.kind !== 'by') throw new Error('not a matter of time')
  const { balls } = needs.needs
  const first = (off: number) => {
    const contributions = [...open.contributions, played(40, [41, 3, off])]
    return tableOf({ ...open, contributions })[0]?.team
  }

  expect(needs).toMatchObject({ chasing: 'a', target: 41 })
  expect([first(balls), first(balls + 1)]).toEqual(['a', 'c'])
})

test('any win may do, and none may be enough', () => {
  const ahead = chaseNeeds(chase(40, 0), { ...table('C 60/30 h 30/30'), places: 2 })
  const behind = chaseNeeds(chase(40, 24), table('C 190/30 h 3/30'))

  expect(ahead?.needs.kind).toBe('win')
  expect(behind?.needs.kind).toBe('lost')
  expect(chaseNeeds(new Book(limited(OVERS)).state, table('C 60/30 h 30/30'))).toBeNull()
})

const withBonus: PointsRules = {
  ...iccRules,
  bonuses: [{ kind: 'run rate', ratio: [5, 4], points: 1 }],
}

test('a bonus for the run rate is part of what is needed, and one of innings is not foreseen', () => {
  const open = table('C 38/30 h 30/30')
  const by = (rules: PointsRules) => chaseNeeds(chase(40, 0), { ...open, rules })?.needs
  expect(by(iccRules)).toEqual({ kind: 'by', balls: 25 })
  expect(by(withBonus)).toEqual({ kind: 'by', balls: 24 })
  const own = { kind: 'own rate', most: 5, decimals: 0, results: ['won'] } as const
  const rules: PointsRules = { ...iccRules, bonuses: [own] }
  expect(chaseNeeds(chase(40, 0), { ...open, rules })).toBeNull()
  expect(defenceNeeds(chase(40, 0), { ...open, rules })).toBeNull()
})

test('what is said is what the table would be, for any chase', () => {
  const chases = fc.record({
    rules: fc.constantFrom(iccRules, withBonus),
    runs: fc.integer({ min: 5, max: 90 }),
    dots: fc.integer({ min: 0, max: BALLS - 1 }),
    other: fc.integer({ min: 1, max: 99 }),
    places: fc.constantFrom(1, 2),
  })
  fc.assert(
    fc.property(chases, ({ rules, runs, dots, other, places }) => {
      const open = { ...table(`C ${other}/30 h 30/30`), rules, places }
      const needs = chaseNeeds(chase(runs, dots), open)?.needs
      const isIn = (off: number) => {
        const contributions = [...open.contributions, played(runs, [runs + 1, 3, off])]
        const rows = tableOf({ ...open, contributions })
        const place = rows.find(({ team }) => team === 'a')?.place ?? 0
        // Sides level in everything share a place, which is certain for neither.
        const certain = rows.filter((row) => row.place <= place).length
        return certain <= places
      }
      const balls = Array.from({ length: BALLS - dots }, (_, at) => dots + at + 1).filter(isIn)
      if (needs?.kind === 'lost') expect(balls).toEqual([])
      if (needs?.kind === 'win') expect(balls).toHaveLength(BALLS - dots)
      if (needs?.kind === 'by') expect(balls.at(-1)).toBe(needs.balls)
    }),
  )
})

test('the side that defends is told to how many runs it has to keep the others', () => {
  const open = table('C 60/30 a 40/30')
  const needs = defenceNeeds(chase(100, 6), open)
  if (needs?.needs.kind !== 'keep') throw new Error('any win will do')
  const { runs } = needs.needs
  const first = (made: number) => {
    const contributions = [...open.contributions, played(100, [made, 3, BALLS])]
    const rows = tableOf({ ...open, contributions })
    return rows.filter(({ place }) => place === 1).map(({ team }) => team)
  }

  expect(needs.defending).toBe('h')
  expect(first(runs)).toEqual(['h'])
  expect(first(runs + 1)).not.toEqual(['h'])
})

test('what is said to the defending side is what the table would be, for any chase', () => {
  const chases = fc.record({
    rules: fc.constantFrom(iccRules, withBonus),
    runs: fc.integer({ min: 5, max: 90 }),
    dots: fc.integer({ min: 0, max: BALLS - 1 }),
    other: fc.integer({ min: 1, max: 99 }),
    places: fc.constantFrom(1, 2),
    rival: fc.constantFrom('h', 'a'),
  })
  fc.assert(
    fc.property(chases, ({ rules, runs, dots, other, places, rival }) => {
      const open = { ...table(`C ${other}/30 ${rival} 30/30`), rules, places }
      const needs = defenceNeeds(chase(runs, dots), open)?.needs
      const isIn = (reply: Total) => {
        const contributions = [...open.contributions, played(runs, reply)]
        const rows = tableOf({ ...open, contributions })
        const place = rows.find(({ team }) => team === 'h')?.place ?? 0
        return rows.filter((row) => row.place <= place).length <= places
      }
      const won = Array.from({ length: runs }, (_, made) => made).filter((made) =>
        isIn([made, 3, BALLS]),
      )
      if (needs?.kind === 'safe') expect(isIn([runs + 1, 3, dots + 1])).toBe(true)
      if (needs?.kind === 'lost') expect(won).toEqual([])
      if (needs?.kind === 'win') expect(won).toHaveLength(runs)
      if (needs?.kind === 'keep') expect(won.at(-1)).toBe(needs.runs)
    }),
  )
})
