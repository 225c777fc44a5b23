import { judgeBatter } from './judge-ball.ts'
import { judgeBowler } from './judge-bowler.ts'
import type { PerFact } from '../fold/per-fact.ts'
import type { RefusalCode } from './refusals.ts'
import type { PlayerId } from '../setup.ts'
import type { Innings, MatchState } from '../fold/state.ts'

/** Comings and goings of batters and bowlers between balls. */
export const creaseJudges: PerFact<MatchState, RefusalCode | null> = {
  'batter-came-in': ({ player }, state) =>
    inInnings(state.current, (innings) => judgeComing(state, innings, player)),
  'batter-retired': ({ player }, { current }) =>
    inInnings(current, (innings) => (isAtCrease(innings, player) ? null : 'batter-not-in')),
  'batter-returned': ({ player }, { current }) => judgeReturn(current, player),
  'absent-hurt': ({ player }, state) =>
    inInnings(state.current, (innings) => judgeBatter(state, innings, player)),
  'bowler-came-on': ({ player }, state) =>
    inInnings(state.current, (innings) => judgeBowler(state, innings, player)),
}

type Verdict = (innings: Innings) => RefusalCode | null

function inInnings(innings: Innings | null, verdict: Verdict): RefusalCode | null {
  if (innings === null) return 'no-innings'
  return innings.closed === null ? verdict(innings) : 'innings-over'
}

function isAtCrease({ striker, nonStriker }: Innings, player: PlayerId): boolean {
  return striker?.id === player || nonStriker?.id === player
}

function judgeComing(state: MatchState, innings: Innings, player: PlayerId): RefusalCode | null {
  if (isAtCrease(innings, player)) return 'same-batter-twice'
  if (innings.striker !== null && innings.nonStriker !== null) return 'no-place-free'
  return judgeBatter(state, innings, player)
}

/** Allowed even when all others are out: such an innings only waits for the hurt batter. */
function judgeReturn(innings: Innings | null, player: PlayerId): RefusalCode | null {
  if (innings === null) return 'no-innings'
  if (innings.closed !== null && innings.closed !== 'all out') return 'innings-over'
  const line = innings.batterById.get(player)
  if (line === undefined || line.left === null) return 'batter-not-away'
  return innings.striker !== null && innings.nonStriker !== null ? 'no-place-free' : null
}
