import type { BallBowled, DismissalKind, Fielder, Wicket } from '@pavilion/cricket/facts.ts'
import { isBowlers } from '@pavilion/cricket/fold/fold-ball.ts'
import { nameOf } from '@pavilion/cricket/fold/state.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { judge } from '@pavilion/cricket/laws/judge.ts'
import { isOffTheField, namedPlayersOf } from '@pavilion/cricket/laws/sides.ts'
import type { PlayerId } from '@pavilion/cricket/setup.ts'
import { howOut } from '@pavilion/cricket/text/how-out.ts'
import { shortNames } from '@pavilion/cricket/text/names.ts'
import * as t from '#texts/scoring.ts'
import { ballOf } from './ball.ts'
import type { Middle, Pressed } from './ball.ts'

/** The dismissals of the wicket sheet, the most frequent first. */
export const dismissals = [
  'caught',
  'bowled',
  'lbw',
  'run out',
  'stumped',
  'caught and bowled',
  'hit wicket',
  'obstructing the field',
  'hit the ball twice',
] as const satisfies readonly DismissalKind[]

/** In the place of a fielder: somebody who belongs to neither side; with a name after it, that one. */
export const SUBSTITUTE = 'substitute'
const NAMED = `${SUBSTITUTE} `

/** What stands for a substitute of this name; a name that is not known is empty. */
export const substituteCalled = (name: string): string =>
  name.trim() === '' ? SUBSTITUTE : `${NAMED}${name.trimStart()}`

/** The name of the substitute that a key stands for. */
export const substituteName = (key: string | null): string => key?.slice(NAMED.length) ?? ''

/** What stands for a fielder in a draft. */
export function fielderKey({ player, substitute }: Fielder): string | null {
  if (substitute !== true) return player ?? null
  return player === undefined ? SUBSTITUTE : `${NAMED}${player}`
}

function fielderOf(key: string): Fielder {
  if (key === SUBSTITUTE) return { substitute: true }
  if (key.startsWith(NAMED)) return { player: substituteName(key).trim(), substitute: true }
  return { player: key }
}

/** Who may have had a hand in it, the keeper first; substitutes in the field last. */
export function fieldersOf(state: MatchState) {
  const { current } = state
  if (current === null) return []
  const keeper = state.roles.get(current.bowlingTeam.id)?.keeper
  const fielding = namedPlayersOf(state, current.bowlingTeam)
    .filter(({ id }) => !isOffTheField(current, id))
    .toSorted((a, b) => Number(b.id === keeper) - Number(a.id === keeper))
  const substitutes = current.substitutes.map(({ in: id }) => ({
    id: `${NAMED}${id}`,
    label: asKeeper(t.fieldingAsSub({ name: nameOf(state, id) }), id === keeper),
  }))
  return [
    ...fielding.map(({ id, name }) => ({ id, label: asKeeper(name, id === keeper) })),
    ...substitutes,
    { id: SUBSTITUTE, label: t.substitute },
  ]
}

/** With the sign of a wicket-keeper. */
const asKeeper = (name: string, isKeeper: boolean) => (isKeeper ? `${name} †` : name)

/**
 * What the wicket sheet holds. `runs`: completed before a run out; `fielder`: what stands for one; `second`: for who
 * else had a hand in a run out.
 */
export type WicketDraft = {
  readonly out: PlayerId
  readonly kind: DismissalKind
  readonly fielder: PlayerId | null
  readonly second: PlayerId | null
  readonly runs: number
  readonly crossed: boolean
}

type Ball = { readonly middle: Middle; readonly pressed: Pressed }

/** Dismissals in which somebody of the fielding side has a hand. */
export const hasFielder = (kind: DismissalKind): boolean =>
  kind === 'caught' || kind === 'stumped' || kind === 'run out'

/** Dismissals that may follow completed runs (Laws 37, 38); who retires does so after the ball, whatever it brought. */
export const mayFollowRuns = (kind: DismissalKind): boolean =>
  kind === 'run out' || kind === 'obstructing the field' || kind.startsWith('retired ')

/** The ball with this wicket. */
export function wicketBall(
  state: MatchState,
  { middle, pressed }: Ball,
  draft: WicketDraft,
): BallBowled {
  const { kind, crossed } = draft
  const runs = mayFollowRuns(kind) ? draft.runs : 0
  return ballOf(
    middle,
    { runs, pressed, wicket: wicketOf(draft), crossed: crossed && mayFollowRuns(kind) },
    state.setup.conditions,
  )
}

function wicketOf({ out, kind, fielder, second }: WicketDraft): Wicket {
  const hands = kind === 'run out' ? [fielder, second] : [fielder]
  const fielders = hands.flatMap((key) => (key === null ? [] : [fielderOf(key)]))
  return {
    kind,
    playerOut: out,
    ...(hasFielder(kind) && fielders.length > 0 && { fielders }),
  }
}

/** The dismissals that the Laws allow of this batter on this ball: a wide, a no-ball, a free hit. */
export function allowedDismissals(state: MatchState, ball: Ball, out: PlayerId): DismissalKind[] {
  return dismissals.filter(
    (kind) => judge(state, wicketBall(state, ball, begunWicket(out, kind))).ok,
  )
}

/** A wicket of which no more is said yet. */
export const begunWicket = (out: PlayerId, kind: DismissalKind): WicketDraft => ({
  out,
  kind,
  fielder: null,
  second: null,
  runs: 0,
  crossed: false,
})

/** The entry read back as on a scorecard: "c Chughtai b Wattoo", "1 run, run out (Bugti)". */
export function readBack(state: MatchState, ball: Ball, draft: WicketDraft): string {
  const { kind, out } = draft
  const { fielders = [] } = wicketOf(draft)
  const dismissal = { kind, bowler: isBowlers(kind) ? ball.middle.bowler : null, fielders }
  const text = howOut({ ...line, id: out, dismissal }, shortNames(state))
  const runs = mayFollowRuns(kind) ? draft.runs : 0
  return runs === 0 ? text : t.howOutAfterRuns({ runs, howOut: text })
}

const none = { runs: 0, balls: 0, fours: 0, sixes: 0, dots: 0, outs: 0 }
const line = { ...none, left: null, absent: false }
