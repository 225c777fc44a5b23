import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import type { Leader } from '@pavilion/contract/tournaments/leader-fields.ts'
import type { Standing } from '@pavilion/contract/tournaments/tournament-calls.ts'
import { dayAfter } from '#shared/dates.ts'

const WEEK = 7
const MOST_COMING = 8
const MOST_LEADERS = 3

/** What of a tournament a bulletin is made from. */
export type Shown = {
  readonly tournament: { readonly name: string }
  readonly standings: readonly Standing[]
  readonly leaders: { readonly runs: readonly Leader[]; readonly wickets: readonly Leader[] }
  readonly upcoming: readonly MatchCard[]
  readonly results: readonly MatchCard[]
}

export type Bulletin = {
  readonly name: string
  readonly from: string
  readonly until: string
  readonly results: readonly MatchCard[]
  readonly coming: readonly MatchCard[]
  readonly standings: readonly Standing[]
  readonly runs: readonly Leader[]
  readonly wickets: readonly Leader[]
}

/** Days on which a round-up may end, the latest first: those with results, a week at least apart. */
export function roundUpDays(results: readonly MatchCard[]): string[] {
  const days = [...new Set(results.map(({ endsOn }) => endsOn))].toSorted().toReversed()
  const ends: string[] = []
  for (const day of days) {
    const last = ends.at(-1)
    if (last === undefined || day <= dayAfter(last, -WEEK)) ends.push(day)
  }
  return ends
}

/** The week up to a day, by default the latest with results; undefined while nothing has been played. */
export function bulletinOf(shown: Shown, asked: string | null): Bulletin | undefined {
  const days = roundUpDays(shown.results)
  const until = days.find((day) => day === asked) ?? days[0]
  if (until === undefined) return undefined
  const after = dayAfter(until, -WEEK)
  const results = shown.results.filter(({ endsOn }) => endsOn > after && endsOn <= until)
  const inOrder = inOrderOfPlay(results)
  return {
    name: shown.tournament.name,
    from: inOrder[0]?.startsOn ?? until,
    until,
    results: inOrder,
    coming: inOrderOfPlay(shown.upcoming).slice(0, MOST_COMING),
    standings: shown.standings,
    runs: shown.leaders.runs.slice(0, MOST_LEADERS),
    wickets: shown.leaders.wickets.slice(0, MOST_LEADERS),
  }
}

const inOrderOfPlay = (cards: readonly MatchCard[]): MatchCard[] => {
  const keyOf = ({ startsOn, startsAt, id }: MatchCard) => `${startsOn} ${startsAt ?? ''} ${id}`
  return cards.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
}
