import type { Db } from '#db/connect.ts'
import { initialsOf } from './minors.ts'
import { findChildrenNamed } from './minors.queries.ts'

/** What stands between the names of a text that names several. */
const BETWEEN = /([,&/+;()]|\sand\s)/u

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
  const names = [...new Set(typed.flatMap(namesIn))]
  if (names.length === 0) return (text) => text
  const children = new Set(await findChildrenNamed(db, { organisationId, names, now }))
  return (text) =>
    text
      .split(BETWEEN)
      .map((part) => {
        const name = part.trim()
        return children.has(name) ? part.replace(name, () => initialsOf(name)) : part
      })
      .join('')
}

const namesIn = (text: string) => text.split(BETWEEN).map((part) => part.trim())
