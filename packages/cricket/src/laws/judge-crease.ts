import type { BatterDismissed, BatterReturned } from '../facts.ts'
import { batsAlone, judgeBatter, judgeTurn } from './judge-ball.ts'
import { judgeBowler } from './judge-bowler.ts'
import { judgeFielders } from './judge-wickets.ts'
import type { PerFact } from '../fold/per-fact.ts'
import type { RefusalCode } from './refusals.ts'
import { isReplaced, isSomebodyWaiting } from './sides.ts'
import type { PlayerId } from '../setup.ts'
import { isBall } from '../fold/state.ts'
import type { Innings, MatchState } from '../fold/state.ts'

/** Comings and goings of batters and bowlers between balls. */
export const creaseJudges: PerFact<MatchState, RefusalCode | null> = {
  'batter-came-in': ({ player }, state) =>
    inInnings(state.current, (innings) => judgeComing(state, innings, player)),
  'batter-retired': ({ player }, { current }) =>
    inInnings(current, (innings) => (isAtCrease(innings, player) ? null : 'batter-not-in')),
  'batter-dismissed': (fact, state) =>
    inInnings(state.current, (innings) => judgeDismissal(state, innings, fact)),
  'batter-returned': (fact, state) => judgeReturn(state, fact),
  'absent-hurt': ({ player }, state) =>
    inInnings(state.current, (innings) =>
      innings.batterById.has(player) ? 'has-batted' : judgeBatter(state, innings, player),
    ),
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
  const partner = innings.striker?.id ?? innings.nonStriker?.id
  return judgeBatter(state, innings, player) ?? judgeTurn(state, innings, { player, partner })
}

/** Allowed even when all others are out: such an innings only waits for the batter who retired. */
function judgeReturn(state: MatchState, fact: BatterReturned): RefusalCode | null {
  const innings = state.current
  if (innings === null) return 'no-innings'
  if (innings.closed !== null && innings.closed !== 'all out') return 'innings-over'
  const wrong = judgeAway(state, innings, fact)
  if (wrong !== null) return wrong
  if (isReplaced(state, innings.team, fact.player)) return 'replaced'
  return innings.striker !== null && innings.nonStriker !== null ? 'no-place-free' : null
}

function judgeAway(
  state: MatchState,
  innings: Innings,
  { player, consent }: BatterReturned,
): RefusalCode | null {
  const line = innings.batterById.get(player)
  if (line?.left === 'limit' && isSomebodyWaiting(state, innings)) return 'others-first'
  if (line?.dismissal?.kind === 'retired out') return consent === true ? null : 'needs-consent'
  return line === undefined || line.left === null ? 'batter-not-away' : null
}

function judgeDismissal(
  state: MatchState,
  innings: Innings,
  fact: BatterDismissed,
): RefusalCode | null {
  const { player, kind } = fact
  const wrong = judgeBatter(state, innings, player) ?? judgeFielders(state, innings, fact)
  if (kind === 'timed out' && wrong === 'batter-away' && isDueBack(innings, player)) return null
  if (wrong !== null) return wrong
  if (kind !== 'timed out') return judgeInPlay(state, innings, fact)
  return isComing(innings, player) ? null : 'timed-out-at-the-wicket'
}

/** Who has retired comes in again like any other batter, and can be too late for it (Laws 25.4, 40.1). */
function isDueBack(innings: Innings, player: PlayerId): boolean {
  const line = innings.batterById.get(player)
  const { striker, nonStriker, wickets, away } = innings
  const isPlaceFree = striker === null || nonStriker === null
  return line !== undefined && line.left !== null && isPlaceFree && wickets + away > 1
}

function judgeInPlay(
  state: MatchState,
  innings: Innings,
  { player, kind }: BatterDismissed,
): RefusalCode | null {
  const { striker, nonStriker } = innings
  if (!isAtCrease(innings, player)) return 'batter-not-in'
  const isPlaceFree = striker === null || nonStriker === null
  if (isPlaceFree && !batsAlone(state, innings)) return 'ball-not-in-play'
  return kind === 'run out' && striker?.id === player ? 'non-striker-only' : null
}

/** Law 40.1: from the fall of a wicket or a retirement until the batter is ready for the next ball. */
function isComing(innings: Innings, player: PlayerId): boolean {
  const { striker, nonStriker, wickets, away, entries } = innings
  if (isAtCrease(innings, player)) return hasJustCome(entries, player)
  const isPlaceFree = striker === null || nonStriker === null
  return isPlaceFree && wickets + away > 0
}

function hasJustCome(entries: Innings['entries'], player: PlayerId): boolean {
  const since = entries.slice(entries.findLastIndex(isBall) + 1)
  return since.some(
    ({ fact }) =>
      (fact.type === 'batter-came-in' || fact.type === 'batter-returned') && fact.player === player,
  )
}
