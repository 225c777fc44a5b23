import type { Result } from '../result.ts'
import { checkLeague, type League, thousandths, type Worth, worthOf } from './league.ts'
import { cheapestResults, type Matrix, type Pool } from './pool.ts'
import type { Budget, Shares } from './share-out.ts'
import { shareOutSparing } from './spare.ts'

export type Qualification = {
  readonly id: string
  /**
   * Bonus points of matches to come are any within their bounds, for each side on its own.
   * `clinched`: among the places in every combination of results, though every equality on points is lost.
   * `eliminated`: in none, though every equality is won. `tie-break`: in none without winning an equality.
   * `open`: none of these. `unknown`: the search was given up.
   */
  readonly status: 'clinched' | 'eliminated' | 'tie-break' | 'open' | 'unknown'
  /**
   * A result for each remaining match, in their order. `open`: with them the team is among the places, whoever
   * is ahead on equal points. `tie-break`: with them it is, if it wins every equality. `eliminated`: its best
   * combination, in which the fewest others have more points. `clinched`: its worst, in which the most others
   * have as many points or more. `unknown`: empty. At its best a team gets all bonus points and the others the fewest,
   * at its worst the other way round.
   */
  readonly witness: readonly MatchResult[]
}

/** The winner is null for a tie. */
export type MatchResult = {
  readonly teams: readonly [string, string]
  readonly winner: string | null
}

/** How often the search for one answer may branch. */
const patience = 20_000

/** What each team may still hope for and has to fear, in the order of the teams. */
export function qualification(
  league: League,
  most = patience,
): Result<readonly Qualification[], 'bad-league'> {
  const checked = checkLeague(league)
  if (!checked.ok) return checked
  return { ok: true, value: league.teams.map((_, team) => statusOf({ league, team, most })) }
}

type Case = { readonly league: League; readonly team: number; readonly most: number }

function statusOf(of: Case): Qualification {
  const { places, teams } = of.league
  const answer = (status: Qualification['status'], witness: readonly MatchResult[] | string) => ({
    id: teams[of.team]?.id ?? '',
    status,
    witness: typeof witness === 'string' ? [] : witness,
  })
  const strictly = atBest(of, places - 1, 'lost')
  if (strictly === 'unknown') return answer('unknown', [])
  if (strictly !== 'impossible') {
    const adverse = atWorst(of, places)
    if (adverse === 'impossible') return answer('clinched', worst(of))
    return adverse === 'unknown' ? answer('unknown', []) : answer('open', strictly)
  }
  const onEquality = atBest(of, places - 1, 'won')
  if (onEquality === 'impossible') return answer('eliminated', best(of))
  return answer(onEquality === 'unknown' ? 'unknown' : 'tie-break', onEquality)
}

/** The best combination for a team that is eliminated: with all teams ahead there is always one. */
function best(of: Case) {
  let ahead = of.league.places
  let found = atBest(of, ahead, 'won')
  while (typeof found === 'string') found = atBest(of, ++ahead, 'won')
  return found
}

/** The worst combination for a team that has clinched: with no team ahead there is always one. */
function worst(of: Case) {
  let ahead = of.league.places - 1
  let found = atWorst(of, ahead)
  while (typeof found === 'string') found = atWorst(of, --ahead)
  return found
}

type Found = readonly MatchResult[] | 'impossible' | 'unknown'

/**
 * Results with which at most `ahead` teams are before this one, which wins all of its matches with all bonus points,
 * while the others get as few as there are.
 */
function atBest(of: Case, ahead: number, equality: 'won' | 'lost'): Found {
  const { league, team } = of
  const least = worthOf(league, 'least')
  const pool = poolOf(of, { win: least.win - least.loss, tie: least.tie - least.loss })
  const own = pointsOf(of, team) + matchesOf(of, team) * worthOf(league, 'most').win
  const limits = others(of).map(
    (other) => own - beaten(of, other, least) - (equality === 'lost' ? 1 : 0),
  )
  const shares = shareOutSparing({ pool, limits, spared: ahead }, budgetOf(of))
  return resultsOf(of, { shares, pool, takes: 'win' })
}

/**
 * Results with which at least `ahead` teams have as many points as this one, which loses all of its matches with the
 * fewest bonus points, while the others get all. What a team must gain is a limit to what it may lose, so the question
 * is the same with losses for gains.
 */
function atWorst(of: Case, ahead: number): Found {
  const { league, team } = of
  const most = worthOf(league, 'most')
  const win = most.win - most.loss
  const pool = poolOf(of, { win, tie: most.win - most.tie })
  const own = pointsOf(of, team) + matchesOf(of, team) * worthOf(league, 'least').loss
  const limits = others(of).map(
    (other) => beaten(of, other, most) + matchesOf(of, other) * win - own,
  )
  const spared = limits.length - ahead
  const shares = shareOutSparing({ pool, limits, spared }, budgetOf(of))
  return resultsOf(of, { shares, pool, takes: 'defeat' })
}

/** How many matches a team still plays. */
const matchesOf = (of: Case, team: number): number =>
  of.league.remaining.filter((pair) => pair.includes(idOf(of, team))).length

/** A team's points if it loses all that it still plays. */
const beaten = (of: Case, team: number, { loss }: Worth): number =>
  pointsOf(of, team) + matchesOf(of, team) * loss

const budgetOf = ({ most }: Case): Budget => ({ left: most })

const idOf = ({ league }: Case, team: number) => league.teams[team]?.id ?? ''

const pointsOf = ({ league }: Case, team: number) => thousandths(league.teams[team]?.points ?? 0)

/** The places of the other teams in the list; their own order is that of the pool. */
const others = ({ league, team }: Case) =>
  [...league.teams.keys()].filter((other) => other !== team)

function poolOf(of: Case, worth: Pick<Pool, 'win' | 'tie'>): Pool {
  const seats = new Map(others(of).map((team, seat) => [idOf(of, team), seat]))
  const meetings = [...seats].map(() => [...seats].map(() => 0))
  for (const [a, b] of of.league.remaining) {
    const [one, other] = [seats.get(a), seats.get(b)]
    if (one === undefined || other === undefined) continue
    const [rowOfOne, rowOfOther] = [meetings[one] ?? [], meetings[other] ?? []]
    rowOfOne[other] = (rowOfOne[other] ?? 0) + 1
    rowOfOther[one] = (rowOfOther[one] ?? 0) + 1
  }
  return { ...worth, meetings }
}

type Shared = { readonly shares: Shares; readonly pool: Pool; readonly takes: 'win' | 'defeat' }

/** A result for each remaining match; what a team takes two halves of is a win, or else a defeat. */
function resultsOf(of: Case, { shares, pool, takes }: Shared): Found {
  if (typeof shares === 'string') return shares
  const seats = new Map(others(of).map((team, seat) => [idOf(of, team), seat]))
  const stock = stockOf(pool, shares)
  const own = idOf(of, of.team)
  return of.league.remaining.map((teams) => {
    const [a, b] = teams
    if (teams.includes(own)) return { teams, winner: (takes === 'win') === (a === own) ? a : b }
    const [one, other] = [seats.get(a) ?? 0, seats.get(b) ?? 0]
    if (take(stock, one, other)) return { teams, winner: takes === 'win' ? a : b }
    if (take(stock, other, one)) return { teams, winner: takes === 'win' ? b : a }
    return { teams, winner: null }
  })
}

/** How many matches each team takes whole from each other. */
function stockOf(pool: Pool, shares: Matrix): number[][] {
  return shares.map((row, one) =>
    row.map(
      (halves, other) => cheapestResults(pool, pool.meetings[one]?.[other] ?? 0, halves).wins,
    ),
  )
}

function take(stock: readonly number[][], one: number, other: number): boolean {
  const row = stock[one] ?? []
  const left = row[other] ?? 0
  if (left === 0) return false
  row[other] = left - 1
  return true
}
