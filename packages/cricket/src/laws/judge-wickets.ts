import type { BallBowled, DismissalKind, Extras, Wicket } from '../facts.ts'
import type { RefusalCode } from './refusals.ts'
import { isOffTheField, isOfSide, isReplaced } from './sides.ts'
import type { Innings, MatchState } from '../fold/state.ts'

export function judgeWickets(
  state: MatchState,
  innings: Innings,
  ball: BallBowled,
): RefusalCode | null {
  const { wickets } = ball
  if (wickets === undefined) return null
  if (wickets.length > 2) return 'too-many-wickets'
  const out = new Set(wickets.map(({ playerOut }) => playerOut))
  if (out.size < wickets.length) return 'out-twice'
  for (const wicket of wickets) {
    const code =
      judgeWho(state, innings, { wicket, ball }) ??
      judgeManner(wicket.kind, ball, isFreeHit(state, innings)) ??
      judgeFielders(state, innings, wicket)
    if (code !== null) return code
  }
  return null
}

/** Leaving the crease is not a dismissal and is possible on any ball. */
const leaving: ReadonlySet<DismissalKind> = new Set([
  'retired hurt',
  'retired not out',
  'retired out',
  'timed out',
])

const strikers: ReadonlySet<DismissalKind> = new Set([
  'bowled',
  'caught',
  'caught and bowled',
  'lbw',
  'stumped',
  'hit wicket',
  'hit the ball twice',
])

type Case = { readonly wicket: Wicket; readonly ball: BallBowled }

function judgeWho(state: MatchState, innings: Innings, { wicket, ball }: Case): RefusalCode | null {
  const { kind, playerOut } = wicket
  if (!isOfSide(state, innings.team, playerOut)) return 'not-in-batting-side'
  const known = innings.batterById.get(playerOut)
  if (known !== undefined && known.dismissal !== null) return 'batter-out'
  if (strikers.has(kind)) return playerOut === ball.striker ? null : 'striker-only'
  const isIn = playerOut === ball.striker || playerOut === ball.nonStriker
  if (kind === 'timed out') return isIn ? 'timed-out-at-the-wicket' : null
  return isIn ? null : 'batter-not-in'
}

const onWide: ReadonlySet<DismissalKind> = new Set([
  'stumped',
  'hit wicket',
  'run out',
  'obstructing the field',
  'handled the ball',
])

const onNoBall: ReadonlySet<DismissalKind> = new Set([
  'run out',
  'obstructing the field',
  'hit the ball twice',
  'handled the ball',
])

/** Dismissals at which no runs are scored (Law 18.8). */
const withoutRuns: ReadonlySet<DismissalKind> = new Set([
  'bowled',
  'caught',
  'caught and bowled',
  'lbw',
  'stumped',
  'hit wicket',
  'hit the ball twice',
])

const none: Extras = {}

function judgeManner(kind: DismissalKind, ball: BallBowled, freeHit: boolean): RefusalCode | null {
  if (leaving.has(kind)) return null
  const extras = ball.extras ?? none
  if (cost(extras, 'noballs') > 0 && !onNoBall.has(kind)) return 'not-out-on-no-ball'
  if (cost(extras, 'wides') > 0 && !onWide.has(kind)) return 'not-out-on-wide'
  if (freeHit && !onNoBall.has(kind)) return 'not-out-on-free-hit'
  return withoutRuns.has(kind) ? judgeDead(ball, extras) : null
}

function judgeDead(ball: BallBowled, extras: Extras): RefusalCode | null {
  return runsRun(ball, extras) > 0 ? 'runs-with-dismissal' : null
}

function runsRun({ runs }: BallBowled, extras: Extras): number {
  return runs + cost(extras, 'byes') + cost(extras, 'legbyes')
}

function cost(extras: Extras, kind: keyof Extras): number {
  return extras[kind] ?? 0
}

function isFreeHit(state: MatchState, innings: Innings): boolean {
  return state.setup.conditions.freeHit && innings.freeHit
}

export function judgeFielders(
  state: MatchState,
  innings: Innings,
  { fielders }: Pick<Wicket, 'fielders'>,
): RefusalCode | null {
  for (const { player, substitute } of fielders ?? []) {
    if (player === undefined || substitute === true) continue
    if (isReplaced(state, innings.bowlingTeam, player)) return 'replaced'
    if (!isOfSide(state, innings.bowlingTeam, player)) return 'not-in-fielding-side'
    if (isOffTheField(innings, player)) return 'off-the-field'
  }
  return null
}
