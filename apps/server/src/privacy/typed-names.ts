import type { Db } from '#db/connect.ts'
import { initialsOf } from './minors.ts'
import { findChildrenNamed } from './minors.queries.ts'

/** What stands between the names of a text that names several. */
const BETWEEN = /(\s*[,&/+;()]\s*|\s+and\s+)/u

type Asked = {
  readonly organisationId: string
  readonly typed: readonly string[]
  readonly now: string
}

/** Makes texts that a club has typed what the public gets: the names of its children are initials. */
export async function typedNames(
  db: Db,
  { organisationId, typed, now }: Asked,
): Promise<(text: string) => string> {
  const names = [...new Set(typed.flatMap((text) => text.split(BETWEEN)))]
  if (names.length === 0) return (text) => text
  const children = new Set(await findChildrenNamed(db, { organisationId, names, now }))
  return (text) =>
    text
      .split(BETWEEN)
      .map((part) => (children.has(part) ? initialsOf(part) : part))
      .join('')
}
