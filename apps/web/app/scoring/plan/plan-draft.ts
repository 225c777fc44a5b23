import type { MatchPlan } from '@pavilion/contract/matches/plan-calls.ts'
import type { change } from '#calls/scoring.ts'
import { wallClock } from '#shared/zoned-time.ts'
import type { InputOf } from '#state/call.ts'
import { linesOf, startOf } from '../setup/new-match-form.ts'
import { type FormatDraft, formats, ruleProblems, rulesOf, sentRules } from '../setup/rules.ts'
import { isSameRules } from '../setup/same-rules.ts'
import * as t from '#texts/scoring.ts'

/** The form as it is filled in. */
export type PlanDraft = FormatDraft & {
  /** The time on this device’s clock, as date fields have it. */
  readonly startsAt: string
  readonly ground: string
  /** One per line. */
  readonly umpires: string
  readonly scorer: string
  readonly isPublic: boolean
}

export type PlanProblems = { readonly [K in keyof PlanDraft]?: string | undefined }
type Change = InputOf<typeof change>

const zone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** The form with what is planned. */
export function draftOf(plan: MatchPlan): PlanDraft {
  const { startsAt, ground, officials, visibility, conditions } = plan
  const named = (role: string) =>
    officials.filter((one) => one.role === role).map(({ name }) => name)
  const { reviews, ...rules } = conditions
  return {
    startsAt: startsAt === null ? '' : wallClock(startsAt, zone()),
    ground: ground?.name ?? '',
    umpires: named('umpire').join('\n'),
    scorer: named('scorer').join(', '),
    isPublic: visibility === 'public',
    ...formatOf(rules),
    reviews: reviews === undefined ? '' : `${reviews}`,
  }
}

/** A format of the form where it is one of those; else rules of one’s own. */
function formatOf(rules: MatchPlan['conditions']): Pick<PlanDraft, 'format' | 'overs' | 'rules'> {
  const overs = `${rules.oversPerInnings ?? ''}`
  const named = formats
    .map(({ value }) => ({ format: value, overs: value === 'limited' ? overs : '', rules: null }))
    .find((draft) => isSameRules(rules, rulesOf({ ...draft, reviews: '' })))
  return named ?? { format: 't20', overs: '', rules }
}

/** What the form cannot be sent with. */
export function problemsIn(draft: PlanDraft): PlanProblems {
  const rules = draft.rules === null ? undefined : Object.values(ruleProblems(draft.rules))[0]
  return {
    ...(startOf(draft) === undefined && { startsAt: t.whenDoesItStart }),
    ...(rules !== undefined && { rules }),
  }
}

/** What is sent: what stays as it is by its id. The format only where it is another. */
export function changeOf(matchId: string, plan: MatchPlan, draft: PlanDraft): Change {
  const before = draftOf(plan)
  const name = draft.ground.trim()
  const { ground, officials } = plan
  const isFormat = (['format', 'overs', 'rules', 'reviews'] as const).every(
    (part) => JSON.stringify(draft[part]) === JSON.stringify(before[part]),
  )
  return {
    matchId,
    startsAt: startOf(draft) ?? '',
    ground: groundOf(ground, name),
    officials: [
      ...officials
        .filter(({ role }) => role !== 'umpire' && role !== 'scorer')
        .map(({ role, id }) => ({ role, id })),
      ...namedAs(plan, 'umpire', linesOf(draft.umpires)),
      ...namedAs(plan, 'scorer', linesOf(draft.scorer.replaceAll(',', '\n'))),
    ],
    visibility: draft.isPublic ? 'public' : 'link',
    ...(!isFormat && { conditions: conditionsOf(draft) }),
  }
}

function groundOf(now: MatchPlan['ground'], name: string): Change['ground'] {
  if (name === '') return null
  return name === now?.name ? { id: now.id } : { name }
}

const namedAs = (
  { officials }: MatchPlan,
  role: 'umpire' | 'scorer',
  names: readonly string[],
): Change['officials'] =>
  names.map((name) => {
    const known = officials.find((one) => one.role === role && one.name === name)
    return known === undefined ? { role, name } : { role, id: known.id }
  })

const conditionsOf = ({ rules, format, overs, reviews }: PlanDraft): Change['conditions'] => ({
  ...(rules === null
    ? { format, ...(format === 'limited' && { overs: Number(overs) }) }
    : sentRules(rules)),
  ...(reviews !== '' && { reviews: Number(reviews) }),
})

const fields: readonly (readonly [RegExp, keyof PlanDraft])[] = [
  [/^startsAt/, 'startsAt'],
  [/^ground/, 'ground'],
  [/^officials/, 'umpires'],
  [/^conditions/, 'rules'],
]

/** The server’s messages under the fields of the form. */
export const problemsTold = (
  errors: readonly { readonly path: string; readonly message: string }[],
): PlanProblems =>
  Object.fromEntries(
    errors.flatMap(({ path, message }) => {
      const field = fields.find(([pattern]) => pattern.test(path))?.[1]
      return field === undefined ? [] : [[field, message] as const]
    }),
  )
