import * as t from '#texts/tournaments.ts'
import type { ScheduleRule } from './fixture-calls.ts'

export type RuleKind = ScheduleRule['kind']

/** A rule as it is typed; what its kind does not ask for is not sent. */
export const emptyRule = {
  kind: 'home-ground' as RuleKind,
  teamId: '',
  otherId: '',
  teamIds: [] as readonly string[],
  ground: '',
  days: [] as readonly string[],
  from: '',
  until: '',
  weekday: '5',
  time: '',
  matches: '2',
  strict: 'must' as 'must' | 'wish',
}
export type NewRule = typeof emptyRule

export const ruleKinds: readonly (readonly [RuleKind, string])[] = [
  ['home-ground', t.ruleHomeGround],
  ['never-both-at-home', t.ruleNeverBothHome],
  ['meet-on', t.ruleMeetOn],
  ['do-not-meet-on', t.ruleDoNotMeetOn],
  ['no-matches', t.ruleNoMatches],
  ['no-start', t.ruleNoStart],
  ['most-a-day', t.ruleMostADay],
  ['home-run', t.ruleHomeRun],
  ['start-from', t.ruleStartFrom],
  ['finish-by', t.ruleFinishBy],
]

type Sent = Record<string, unknown> & { readonly kind: RuleKind }

/** The rule as it is sent; undefined while something of it is missing. */
export function ruleFrom(typed: NewRule): ScheduleRule | undefined {
  const { kind, strict } = typed
  const typedParts = parts[kind](typed)
  const isMissing = Object.values(typedParts).some(
    (part) => part === '' || (Array.isArray(part) && (part.length === 0 || part.includes(''))),
  )
  const isShort = kind === 'never-both-at-home' && typed.teamIds.length < 2
  if (isMissing || isShort) return undefined
  const rule: Sent = { kind, ...typedParts, must: strict === 'must' }
  return rule as ScheduleRule
}

/** Nobody in particular: all teams. */
export const EVERYBODY = 'all'

type Parts = Record<string, unknown>

const meeting = ({ teamId, otherId, days }: NewRule): Parts => ({
  teamIds: [teamId, otherId],
  days,
})

const oneDay = ({ from }: NewRule): Parts => ({ day: from })

const parts: Readonly<Record<RuleKind, (typed: NewRule) => Parts>> = {
  'home-ground': ({ teamId, ground }) => ({ teamId, ground }),
  'never-both-at-home': ({ teamIds }) => ({ teamIds }),
  'meet-on': meeting,
  'do-not-meet-on': meeting,
  'no-matches': ({ teamId, from, until }) => ({
    teamId: teamId === EVERYBODY ? null : teamId,
    from,
    until,
  }),
  'no-start': ({ weekday, time }) => ({ weekday: Number(weekday), time }),
  'most-a-day': ({ ground, matches }) => ({ ground, matches: Number(matches) }),
  'home-run': ({ matches }) => ({ matches: Number(matches) }),
  'start-from': oneDay,
  'finish-by': oneDay,
}
