import type { create } from '#calls/scoring.ts'
import type { InputOf } from '#state/call.ts'
import type { FieldRefusal } from '#state/request.ts'

type NewMatch = InputOf<typeof create>

export const formats = [
  { value: 't20', label: 'T20' },
  { value: 'one-day', label: 'One-day, 50 overs' },
  { value: 't10', label: 'T10' },
  { value: 'limited', label: 'Another number of overs' },
  { value: 'the-hundred', label: 'The Hundred' },
  { value: 'last-man-stands', label: 'Last man stands' },
  { value: 'multi-day', label: 'Two innings, four days' },
  { value: 'test', label: 'Test' },
] as const

/** The form as it is filled in; `first` and `second` are the players, one a line. */
export type Draft = {
  /** The first team by its id, until another name is typed; empty for a team by its name. */
  readonly firstId: string
  readonly firstName: string
  readonly first: string
  readonly secondName: string
  readonly second: string
  readonly format: (typeof formats)[number]['value']
  readonly overs: string
  /** How many unsuccessful ones a side may have in an innings; empty for no reviews. */
  readonly reviews: string
  readonly ground: string
  readonly isPublic: boolean
}

export const emptyDraft: Draft = {
  firstId: '',
  firstName: '',
  first: '',
  secondName: '',
  second: '',
  format: 't20',
  overs: '',
  reviews: '',
  ground: '',
  isPublic: true,
}

/** Messages by field. */
export type Problems = { readonly [K in keyof Draft]?: string | undefined }

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const LEAST_PLAYERS = 2
const MOST_PLAYERS = 30
const MOST_OVERS = 300

/** What the form cannot be sent with. */
export function problemsIn({ firstName, secondName, ...draft }: Draft): Problems {
  const problems: Problems = {
    firstName: nameProblem(firstName),
    first: playersProblem(draft.first),
    secondName: nameProblem(secondName),
    second: playersProblem(draft.second),
    overs: draft.format === 'limited' ? oversProblem(Number(draft.overs)) : undefined,
  }
  return Object.fromEntries(Object.entries(problems).filter(([, message]) => message))
}

const nameProblem = (text: string) => (text.trim() === '' ? 'Which team?' : undefined)

function playersProblem(text: string) {
  const count = linesOf(text).length
  if (count < LEAST_PLAYERS) return 'Two players at least, one a line.'
  return count > MOST_PLAYERS ? 'Thirty players at most.' : undefined
}

const oversProblem = (overs: number) =>
  Number.isInteger(overs) && overs >= 1 && overs <= MOST_OVERS
    ? undefined
    : `1 to ${MOST_OVERS} overs a side.`

/** What is sent. */
export function newMatchOf(draft: Draft, idempotencyKey: string): NewMatch {
  const { format, ground, reviews } = draft
  return {
    idempotencyKey,
    teams: [
      {
        ...(draft.firstId === '' ? { name: draft.firstName.trim() } : { id: draft.firstId }),
        players: linesOf(draft.first),
      },
      { name: draft.secondName.trim(), players: linesOf(draft.second) },
    ],
    conditions: {
      format,
      ...(format === 'limited' && { overs: Number(draft.overs) }),
      ...(reviews !== '' && { reviews: Number(reviews) }),
    },
    ...(ground.trim() !== '' && { ground: { name: ground.trim() } }),
    visibility: draft.isPublic ? 'public' : 'link',
  }
}

const fields: readonly (readonly [RegExp, keyof Draft])[] = [
  [/^teams\.0\.players/, 'first'],
  [/^teams\.1\.players/, 'second'],
  [/^teams\.0/, 'firstName'],
  [/^teams/, 'secondName'],
  [/^ground/, 'ground'],
  [/^conditions/, 'overs'],
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
