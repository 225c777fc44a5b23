import type { MatchState } from '../fold/state.ts'
import type { PlayerId, TeamId } from '../setup.ts'
import { fieldersOf } from './fielding.ts'
import type { AwardCount, AwardCounts } from './formula.ts'

/** What a player did for a team in a match. */
type MatchCounts = { readonly team: TeamId; readonly counts: AwardCounts }

const none: AwardCounts = {
  runs: 0,
  fours: 0,
  sixes: 0,
  fifties: 0,
  hundreds: 0,
  wickets: 0,
  maidens: 0,
  dots: 0,
  fiveWickets: 0,
  catches: 0,
  stumpings: 0,
  runOuts: 0,
}

const FIFTY = 50
const HUNDRED = 100
const FIVE = 5

/** What counts for awards in a match, by player: all who batted, bowled or took part in a wicket, but in Super Overs. */
export function matchCounts({ innings, names }: MatchState): Map<PlayerId, MatchCounts> {
  const found = new Map<PlayerId, MatchCounts>()
  const add = (player: PlayerId, team: TeamId, more: Partial<AwardCounts>) => {
    const known = found.get(player) ?? { team, counts: none }
    found.set(player, { ...known, counts: summed(known.counts, more) })
  }
  for (const one of innings.filter(({ superOver }) => !superOver)) {
    for (const { id, absent, runs, fours, sixes } of one.batters) {
      const fifties = Number(runs >= FIFTY && runs < HUNDRED)
      const hundreds = Number(runs >= HUNDRED)
      if (!absent) add(id, one.team.id, { runs, fours, sixes, fifties, hundreds })
    }
    for (const { id, wickets, maidens, dots } of one.bowlers) {
      const fiveWickets = Number(wickets >= FIVE)
      add(id, one.bowlingTeam.id, { wickets, maidens, dots, fiveWickets })
    }
    for (const { id, ...field } of fieldersOf(one, names)) add(id, one.bowlingTeam.id, field)
  }
  return found
}

const counted = Object.keys(none) as AwardCount[]

/** `sign`: -1 takes the second away. */
export function summed(
  one: AwardCounts,
  other: Partial<AwardCounts>,
  sign: 1 | -1 = 1,
): AwardCounts {
  const sum: Record<AwardCount, number> = { ...one }
  for (const count of counted) sum[count] += sign * (other[count] ?? 0)
  return sum
}
