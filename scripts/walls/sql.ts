/** A table that a statement reads or writes. */
export type Use = { readonly table: string; readonly writes: boolean }

const BUILDER =
  /\b(insertInto|updateTable|deleteFrom|mergeInto|selectFrom|using|from|(?:inner|left|right|full|cross)Join)\(\s*(\[[^\]]*\]|'[^']*')/g
const WRITING =
  /\b(?:insert into|merge into|delete from|truncate|(?<!\b(?:for|do|key|on) )update)\s+(\w+)/gi
/** What follows `from` and its like, as far as it is names and aliases with commas between them. */
const ITEM = /(?:lateral\s+)?[\w§]+(?:\s+(?:as\s+)?\w+§?)?/.source
const READING = new RegExp(
  `(?<!\\bdelete )\\b(?:from|join|using)\\s+(${ITEM}(?:\\s*,\\s*${ITEM})*)`,
  'gi',
)
/** A fragment that is nothing but a name. */
const BARE = /\bsql(?:<[^`]*>)?`(\w+)`/g
/** What COPY is given: 'match_side (match_id, …)'. */
const COPIED = /'(\w+) \(\w+(?:, \w+)*\)'/g
const AT_RUN_TIME =
  /\b(?:sql\.table|insertInto|updateTable|deleteFrom|mergeInto|selectFrom|(?:inner|left|right|full|cross)Join)\(\s*[a-zA-Z]\w*/

function ofBuilder(code: string): Use[] {
  return [...code.matchAll(BUILDER)].flatMap(([, method = '', named = '']) =>
    [...named.matchAll(/'(\w+)/g)].map(([, table = '']) => ({
      table,
      writes: /^(insert|update|delete|merge)/.test(method),
    })),
  )
}

const nameOf = (item: string): string => /^(?:lateral )?(\w+)/i.exec(item.trim())?.[1] ?? ''

/** The text in parts without brackets: each bracket is a part of its own, and § where it stood. */
function partsOf(code: string): readonly string[] {
  const parts: string[] = []
  const take = (bracket: string) => {
    parts.push(bracket)
    return '§'
  }
  const rest = code.replace(/\([^(){}]*\)|\$\{[^(){}]*\}|\{[^(){}]*\}/g, take)
  return rest === code ? [code] : [...parts, ...partsOf(rest)]
}

function ofText(code: string): Use[] {
  const written = [...code.matchAll(WRITING), ...code.matchAll(COPIED)]
  const parts = partsOf(code)
  const lists = [...parts.flatMap((part) => [...part.matchAll(READING)]), ...code.matchAll(BARE)]
  const read = lists.flatMap(([, list = '']) => list.split(',').map(nameOf))
  return [
    ...written.map(([, table = '']) => ({ table, writes: true })),
    ...read.map((table) => ({ table, writes: false })),
  ]
}

/** What stands where a table does in the statements of a source: tables, and whatever else has a name. */
export const usesIn = (code: string): readonly Use[] => [...ofBuilder(code), ...ofText(code)]

/** The first place where a statement is given a table that only the running program knows. */
export const tableAtRunTime = (code: string): string | undefined => AT_RUN_TIME.exec(code)?.[0]
