import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Contribution, InningsFacts, SideResult } from './contribution.ts'
import { iccRules } from './points-rules.ts'
import type { LadderBonus, PointsRules } from './points-rules.ts'
import { tableOf } from './table.ts'
import { balls } from './units.ts'

const teams = ['a', 'b', 'c', 'd']

/** A line of a scorebook; the innings of a match follow one another. */
type Line = { readonly team: string; readonly runs: number; readonly wickets: number }
type Book = {
  readonly teams: readonly [string, string]
  readonly lines: readonly Line[]
  readonly winner: string | null
  readonly ending: 'won' | 'tied' | 'drawn' | 'no result'
}

const anyBook: fc.Arbitrary<Book> = fc
  .record({
    names: fc.shuffledSubarray(teams, { minLength: 2, maxLength: 2 }),
    turns: fc.constantFrom('0', '01', '010', '0101', '0110', '011'),
    scores: fc.array(fc.tuple(fc.nat(350), fc.nat(10)), { minLength: 4, maxLength: 4 }),
    ending: fc.constantFrom('won', 'won', 'tied', 'drawn', 'drawn', 'no result'),
    winner: fc.nat(1),
  })
  .map(({ names: [one = '', other = ''], turns, scores, ending, winner }) => {
    const both = [one, other] as const
    const lines = turns.split('').map((turn, at): Line => {
      const [runs = 0, wickets = 0] = scores[at] ?? []
      return { team: both[Number(turn)] ?? '', runs, wickets }
    })
    return { teams: both, lines, ending, winner: ending === 'won' ? (both[winner] ?? null) : null }
  })

const points = fc.integer({ min: 0, max: 40 }).map((quarters) => quarters / 4)
const someResults = fc.subarray<SideResult>(['won', 'lost', 'tied', 'drawn'], { minLength: 1 })

const anyRules: fc.Arbitrary<PointsRules> = fc
  .record({
    results: fc.record({ won: points, lost: points, tied: points, drawn: points, none: points }),
    outright: fc.option(fc.record({ points, withBonuses: fc.boolean() }), { nil: undefined }),
    unequalDraw: fc.option(
      fc.record({
        by: fc.constantFrom('first innings', 'fewer wickets', 'more runs'),
        ahead: points,
        behind: points,
      }),
      { nil: undefined },
    ),
    firstInningsLead: fc.option(fc.record({ points, results: someResults }), { nil: undefined }),
    runs: fc.subarray([50, 100, 150, 200, 250]),
    wickets: fc.subarray([2, 4, 6, 8, 10]),
    for: someResults,
    mostBonus: fc.option(points, { nil: null }),
    isLeftOut: fc.boolean(),
  })
  .map(({ results, outright, unequalDraw, firstInningsLead, isLeftOut, mostBonus, ...bonus }) => {
    const ladder = {
      kind: 'ladder',
      pointsEach: 0.5,
      withinOvers: null,
      firstInningsOnly: false,
      allOutIsFull: false,
      results: bonus.for,
    } as const
    const { won, lost, tied, drawn, none } = results
    const given = { won, lost, tied, drawn, 'no result': none }
    return {
      ...iccRules,
      points: { ...given, outright, unequalDraw, firstInningsLead },
      bonuses: [
        { ...ladder, of: 'runs', steps: bonus.runs },
        { ...ladder, of: 'wickets taken', steps: bonus.wickets },
      ],
      mostBonus,
      noResults: isLeftOut ? 'left out' : 'counted',
    }
  })

function contributionFrom({ teams: both, lines, winner, ending }: Book): Contribution {
  const side = (team: string) => ({
    team,
    result: winner === null ? (ending as SideResult) : winner === team ? 'won' : 'lost',
    decision: 'play' as const,
    rate: null,
    innings: lines.flatMap((line, at): InningsFacts[] =>
      line.team === team
        ? [{ ...line, number: at + 1, wicketLimit: 10, allOut: line.wickets === 10, progress: [] }]
        : [],
    ),
  })
  const [one, other] = both
  const sides = [side(one), side(other)] as Contribution['sides']
  return { ballsPerOver: balls(6), quota: null, sides }
}

/** A match as a scorer with a pencil reads it for one of its sides. */
function read(team: string, { teams: both, lines, winner, ending }: Book) {
  const rival = both.find((one) => one !== team)
  const mine = lines.filter((line) => line.team === team)
  const theirs = lines.filter((line) => line.team === rival)
  const hasWon = winner === team
  const result: SideResult = ending !== 'won' ? ending : hasWon ? 'won' : 'lost'
  const haveBatted = mine.length > 0 && theirs.length > 0
  const theyAreOut = theirs.at(-1)?.wickets === 10
  const batsLast = haveBatted && lines.at(-1)?.team === team
  return { mine, theirs, lines, result, haveBatted, isOutright: hasWon && (batsLast || theyAreOut) }
}
type Read = ReturnType<typeof read>

const add = (all: readonly Line[], what: 'runs' | 'wickets') =>
  all.reduce((sum, line) => sum + line[what], 0)

/** Who leads is known once the second side has passed the first, is out, or somebody has batted again. */
function marginOnFirstInnings({ lines, mine, theirs }: Read): number {
  const [opening, reply] = lines
  if (opening === undefined || reply === undefined) return 0
  const isKnown = lines.length > 2 || reply.wickets === 10 || reply.runs > opening.runs
  return isKnown ? mine[0]!.runs - theirs[0]!.runs : 0
}

function drawByHand(match: Read, { points }: PointsRules): number {
  const { unequalDraw: rule } = points
  const { mine, theirs } = match
  if (rule === undefined) return points.drawn
  const ahead = {
    'first innings': marginOnFirstInnings(match),
    'more runs': match.haveBatted ? add(mine, 'runs') - add(theirs, 'runs') : 0,
    'fewer wickets': match.haveBatted ? add(theirs, 'wickets') - add(mine, 'wickets') : 0,
  }[rule.by]
  if (ahead === 0) return points.drawn
  return ahead > 0 ? rule.ahead : rule.behind
}

function resultByHand(match: Read, rules: PointsRules): number {
  const { outright, firstInningsLead: lead } = rules.points
  const { result, isOutright } = match
  let written = result === 'drawn' ? drawByHand(match, rules) : rules.points[result]
  if (outright !== undefined && isOutright) written = outright.points
  const keepsLead = lead?.results.includes(result) === true && marginOnFirstInnings(match) > 0
  return keepsLead ? written + lead.points : written
}

function bonusByHand({ mine, theirs, result, isOutright }: Read, rules: PointsRules): number {
  if (isOutright && rules.points.outright?.withBonuses === false) return 0
  let extra = 0
  for (const bonus of rules.bonuses as readonly LadderBonus[]) {
    const reached = bonus.of === 'runs' ? add(mine, 'runs') : add(theirs, 'wickets')
    const passed = bonus.steps.filter((step) => step <= reached)
    if (bonus.results.includes(result)) extra += passed.length * bonus.pointsEach
  }
  return rules.mostBonus !== null && extra > rules.mostBonus ? rules.mostBonus : extra
}

function byHand(team: string, book: Book, rules: PointsRules) {
  const match = read(team, book)
  if (match.result === 'no result' && rules.noResults === 'left out') return null
  return resultByHand(match, rules) + bonusByHand(match, rules)
}

test('whatever the rules, the points are what going through the scorebook comes to', () => {
  fc.assert(
    fc.property(anyRules, fc.array(anyBook, { maxLength: 8 }), (rules, books) => {
      const table = tableOf({ teams, contributions: books.map(contributionFrom), rules })

      for (const { team, played, points: counted } of table) {
        const own = books
          .filter((book) => book.teams.includes(team))
          .flatMap((book) => byHand(team, book, rules) ?? [])
        const sum = own.reduce((all, one) => all + one, 0)
        expect({ played, points: counted }).toEqual({ played: own.length, points: sum })
      }
    }),
  )
})

const anyLots = fc.array(fc.shuffledSubarray(teams, { minLength: 2 }), { maxLength: 4 })

test('a lot moves nobody but those level whom it names all together, and the latest one counts', () => {
  const rules = { ...iccRules, order: ['points'] as const }
  fc.assert(
    fc.property(fc.array(anyBook, { maxLength: 4 }), anyLots, (books, lots) => {
      const contributions = books.map(contributionFrom)
      const before = tableOf({ teams, contributions, rules })
      const after = tableOf({ teams, contributions, rules, lots })

      for (const place of new Set(before.map((row) => row.place))) {
        const level = before.filter((row) => row.place === place).map(({ team }) => team)
        const drawn = lots.findLast((lot) => level.every((team) => lot.includes(team)))
        const stand = after.slice(place - 1, place - 1 + level.length)
        const named = drawn?.filter((team) => level.includes(team))
        expect(stand.map(({ team }) => team)).toEqual(named ?? level)
        expect(stand.map((row) => row.place)).toEqual(
          level.map((_, at) => (drawn === undefined ? place : place + at)),
        )
      }
    }),
  )
})
