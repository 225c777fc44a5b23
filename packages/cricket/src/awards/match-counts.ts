import type { BatterLine, BowlerLine, MatchState } from '../fold/state.ts'
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
    for (const line of one.batters) if (!line.absent) add(line.id, one.team.id, batted(line))
    for (const line of one.bowlers) add(line.id, one.bowlingTeam.id, bowled(line))
    for (const { id, ...field } of fieldersOf(one, names)) add(id, one.bowlingTeam.id, field)
  }
  return found
}

/** What counts of one player alone. */
export function playerCounts({ innings, names }: MatchState, player: PlayerId): AwardCounts {
  let sum = none
  for (const one of innings.filter(({ superOver }) => !superOver)) {
    const [batter, bowler] = [one.batterById.get(player), one.bowlerById.get(player)]
    if (batter !== undefined && !batter.absent) sum = summed(sum, batted(batter))
    if (bowler !== undefined) sum = summed(sum, bowled(bowler))
    const fielder = fieldersOf(one, names).find(({ id }) => id === player)
    if (fielder !== undefined) sum = summed(sum, fielder)
  }
  return sum
}

const batted = ({ runs, fours, sixes }: BatterLine): Partial<AwardCounts> => ({
  runs,
  fours,
  sixes,
  fifties: Number(runs >= FIFTY && runs < HUNDRED),
  hundreds: Number(runs >= HUNDRED),
})

const bowled = ({ wickets, maidens, dots }: BowlerLine): Partial<AwardCounts> => ({
  wickets,
  maidens,
  dots,
  fiveWickets: Number(wickets >= FIVE),
})

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
