import type { create } from '#calls/scoring.ts'
import type { InputOf } from '#state/call.ts'
import { instantOf } from '#shared/zoned-time.ts'
import type { FieldRefusal } from '#state/request.ts'
import * as t from '#texts/scoring.ts'
import { type FormatDraft, ruleProblems, sentRules } from './rules.ts'

type NewMatch = InputOf<typeof create>

export const tosses = [
  { value: '', label: t.notTossedYet, sent: undefined },
  {
    value: 'one-bats',
    label: t.firstTeamBats,
    sent: { winner: 0, decision: 'bat' },
  },
  {
    value: 'one-fields',
    label: t.firstTeamFields,
    sent: { winner: 0, decision: 'field' },
  },
  {
    value: 'other-bats',
    label: t.secondTeamBats,
    sent: { winner: 1, decision: 'bat' },
  },
  {
    value: 'other-fields',
    label: t.secondTeamFields,
    sent: { winner: 1, decision: 'field' },
  },
] as const

/** The form as it is filled in; `first` and `second` are the players, one a line. */
export type Draft = FormatDraft & {
  /** The first team by its id, until another name is typed; empty for a team by its name. */
  readonly firstId: string
  readonly firstName: string
  readonly first: string
  readonly secondName: string
  readonly second: string
  /** The second team by its id, as the first. */
  readonly secondId: string
  readonly ground: string
  /** The ground by its id, where one that is known was chosen; empty for a new one. */
  readonly groundId: string
  /** The time on this device’s clock, as date fields have it; empty for now. */
  readonly startsAt: string
  /** One per line. */
  readonly umpires: string
  readonly scorer: string
  /** Who won it and what they chose; empty while there was none. */
  readonly toss: (typeof tosses)[number]['value']
  readonly isPublic: boolean
}

export const emptyDraft: Draft = {
  firstId: '',
  firstName: '',
  first: '',
  secondName: '',
  second: '',
  secondId: '',
  format: 't20',
  overs: '',
  rules: null,
  reviews: '',
  ground: '',
  groundId: '',
  startsAt: '',
  umpires: '',
  scorer: '',
  toss: '',
  isPublic: true,
}

/** Messages by field. */
export type Problems = { readonly [K in keyof Draft]?: string | undefined }

/** The lines with something in them. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const LEAST_PLAYERS = 2
const MOST_PLAYERS = 30
const MOST_OVERS = 300
const MOST_UMPIRES = 4

/** The instant at which a match starts that does not start now. */
export const startOf = ({ startsAt }: Pick<Draft, 'startsAt'>): string | undefined =>
  instantOf(startsAt, new Intl.DateTimeFormat().resolvedOptions().timeZone)

/** What the form cannot be sent with. */
export function problemsIn({ firstName, secondName, ...draft }: Draft): Problems {
  const problems: Problems = {
    firstName: nameProblem(firstName),
    first: playersProblem(draft.first),
    secondName: nameProblem(secondName),
    second: playersProblem(draft.second),
    overs:
      draft.format === 'limited' && draft.rules === null
        ? oversProblem(Number(draft.overs))
        : undefined,
    rules: draft.rules === null ? undefined : Object.values(ruleProblems(draft.rules))[0],
    startsAt: draft.startsAt === '' || startOf(draft) !== undefined ? undefined : t.whenDoesItStart,
    umpires: linesOf(draft.umpires).length > MOST_UMPIRES ? t.tooManyUmpires : undefined,
  }
  return Object.fromEntries(Object.entries(problems).filter(([, message]) => message))
}

const nameProblem = (text: string) => (text.trim() === '' ? t.whichTeam : undefined)

function playersProblem(text: string) {
  const count = linesOf(text).length
  if (count < LEAST_PLAYERS) return t.tooFewPlayers
  return count > MOST_PLAYERS ? t.tooManyPlayers : undefined
}

const oversProblem = (overs: number) =>
  Number.isInteger(overs) && overs >= 1 && overs <= MOST_OVERS
    ? undefined
    : t.oversASideAtMost({ most: MOST_OVERS })

/** What is sent. */
export function newMatchOf(draft: Draft, idempotencyKey: string): NewMatch {
  const { ground, reviews } = draft
  const startsAt = startOf(draft)
  const officials = officialsOf(draft)
  const toss = tosses.find(({ value }) => value === draft.toss)?.sent
  return {
    idempotencyKey,
    teams: [
      { ...teamOf(draft.firstId, draft.firstName), players: linesOf(draft.first) },
      { ...teamOf(draft.secondId, draft.secondName), players: linesOf(draft.second) },
    ],
    conditions: {
      ...(draft.rules === null ? namedFormat(draft) : sentRules(draft.rules)),
      ...(reviews !== '' && { reviews: Number(reviews) }),
    },
    ...(ground.trim() !== '' && { ground: groundOf(draft) }),
    ...(startsAt !== undefined && { startsAt }),
    ...(officials.length > 0 && { officials }),
    ...(toss !== undefined && { toss }),
    visibility: draft.isPublic ? 'public' : 'link',
  }
}

const namedFormat = ({ format, overs }: Draft) => ({
  format,
  ...(format === 'limited' && { overs: Number(overs) }),
})

const groundOf = ({ ground, groundId }: Draft) =>
  groundId === '' ? { name: ground.trim() } : { id: groundId }

const teamOf = (id: string, name: string) => (id === '' ? { name: name.trim() } : { id })

const officialsOf = ({ umpires, scorer }: Draft) => [
  ...linesOf(umpires).map((name) => ({ role: 'umpire' as const, name })),
  ...linesOf(scorer).map((name) => ({ role: 'scorer' as const, name })),
]

const fields: readonly (readonly [RegExp, keyof Draft])[] = [
  [/^teams\.0\.players/, 'first'],
  [/^teams\.1\.players/, 'second'],
  [/^teams\.0/, 'firstName'],
  [/^teams/, 'secondName'],
  [/^ground/, 'ground'],
  [/^conditions\.overs$/, 'overs'],
  [/^conditions/, 'rules'],
  [/^startsAt/, 'startsAt'],
  [/^officials/, 'umpires'],
  [/^toss/, 'toss'],
]

/** The server’s messages under the fields of the form; a player’s names the line. */
export function problemsTold(errors: readonly FieldRefusal[], draft: Draft): Problems {
  const problems: { -readonly [K in keyof Draft]?: string } = {}
  for (const { path, message } of errors) {
    const [, field] = fields.find(([pattern]) => pattern.test(path)) ?? []
    if (field === undefined) continue
    const line = Number(/players\.(\d+)/.exec(path)?.[1] ?? Number.NaN)
    const text = field === 'first' || field === 'second' ? linesOf(draft[field])[line] : undefined
    problems[field] ??= text === undefined ? message : `${text}: ${message}`
  }
  return problems
}
