import type { Answer, FieldRefusal } from '#state/request.ts'
import { toasts } from '#state/toasts.ts'
import { refusalText } from '#state/request.ts'

/** Messages by field. */
export type Problems = Readonly<Record<string, string | undefined>>

/** The server's first message about each field, by its path in `part`. */
export function problemsByPath(
  errors: readonly FieldRefusal[],
  part = '',
): Readonly<Record<string, string>> {
  const told = errors.map(
    ({ path, message }) =>
      [path.startsWith(part) ? path.slice(part.length) : path, message] as const,
  )
  return Object.fromEntries(told.toReversed())
}

type Settling<T> = {
  /** Where the fields of the form stand in what is sent: "fields." */
  readonly part?: string
  /** The fields that the form shows, where what is sent has others; all of them otherwise. */
  readonly fields?: readonly string[]
  /** The field beside which a refusal stands that names none. */
  readonly otherwise: string
  readonly onDone: (data: T) => unknown
}

/** Says that a form was taken, and hands the answer on; of one that was refused, what is wrong with its fields. */
export async function settle<T>(
  answer: Answer<{ readonly message: string; readonly data: T }>,
  { part, fields, otherwise, onDone }: Settling<T>,
): Promise<Problems | undefined> {
  if (!answer.ok) {
    const problems = problemsByPath(answer.errors, part)
    const paths = Object.keys(problems)
    if (paths.some((path) => fields?.includes(path) ?? true)) return problems
    return { [otherwise]: refusalText(answer) }
  }
  toasts.add('success', answer.data.message)
  await onDone(answer.data.data)
  return undefined
}
