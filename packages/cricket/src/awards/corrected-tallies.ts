import type { MatchState } from '../fold/state.ts'
import type { AwardCounts } from './formula.ts'
import { matchCounts, summed } from './match-counts.ts'
import type { Tally } from './ranking.ts'

type Played = Tally & { readonly team: string }

/** What everybody did in a tournament, with one of its matches as it is after a correction instead of before. */
export function correctedTallies(
  tallies: readonly Played[],
  before: MatchState,
  after: MatchState,
): Played[] {
  const [old, now] = [matchCounts(before), matchCounts(after)]
  const known = new Map(tallies.map((tally) => [tally.player, tally]))
  for (const [player, { team, counts }] of now) {
    if (!known.has(player)) known.set(player, { player, team, matches: 0, counts: zero(counts) })
  }
  return Array.from(known.values(), (tally): Played => {
    const [was, is] = [old.get(tally.player), now.get(tally.player)]
    const without = was === undefined ? tally.counts : summed(tally.counts, was.counts, -1)
    return {
      ...tally,
      matches: tally.matches + Number(is !== undefined) - Number(was !== undefined),
      counts: is === undefined ? without : summed(without, is.counts),
    }
  })
}

const zero = (counts: AwardCounts): AwardCounts => summed(counts, counts, -1)
