import type { Problems } from '#shared/form-problems.ts'
import type { FieldRefusal } from '#state/request.ts'

/** The server's messages under the form's own field names. */
export function problemsOf(
  errors: readonly FieldRefusal[],
  fields: Readonly<Record<string, string>>,
): Problems {
  const problems: Record<string, string> = {}
  for (const { path, message } of errors) {
    const name = fields[path]
    if (name !== undefined) problems[name] ??= message
  }
  return problems
}
