import { type RawBuilder, sql } from 'kysely'

/** Two letters occur in every tenth name: they count where a word begins with them. */
export const SHORT = 2

/**
 * Whether the word stands in the folded text, a short one at the beginning of a word: said with these
 * separators, since PostgreSQL uses no trigrams for `\m`.
 */
export function holds(folded: RawBuilder<string>, word: string): RawBuilder<boolean> {
  if (word.length > SHORT) return sql<boolean>`${folded} like fold(${`%${escapeLike(word)}%`})`
  const start = String.raw`(^|[ (.-])${word.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, String.raw`\$&`)}`
  return sql<boolean>`${folded} ~ fold(${start})`
}

/** Whether every word stands in the folded text. */
export const mentions = (
  folded: RawBuilder<string>,
  words: string | undefined,
): RawBuilder<boolean> => allOf(wordsOf(words).map((word) => holds(folded, word)))

/** The words of a text, each once. */
export const wordsOf = (text: string | undefined): string[] => [
  ...new Set((text ?? '').split(/\s+/).filter((word) => word !== '')),
]

export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

export function allOf(conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  if (conditions.length === 0) return sql<boolean>`true`
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

/** True when no id is asked for. */
export const isOne = (column: RawBuilder<string>, id: string | undefined): RawBuilder<boolean> =>
  id === undefined ? sql<boolean>`true` : sql<boolean>`${column} = ${id}::uuid`

/** How many rows there are for each value of a column, as one JSON object. */
export const tallyOf = (
  rows: RawBuilder<unknown>,
  column: string,
  condition: RawBuilder<boolean>,
): RawBuilder<Record<string, number>> => sql`(
  select coalesce(jsonb_object_agg(value, n), '{}') from (
    select ${sql.ref(column)} as value, count(*) as n from ${rows}
    where ${condition} group by 1
  ) counted)`

/** True when the list is absent or empty: the filter is not set. */
export function isAnyOf(
  column: RawBuilder<string>,
  values: readonly string[] | undefined,
): RawBuilder<boolean> {
  if (values === undefined || values.length === 0) return sql<boolean>`true`
  return sql<boolean>`${column} = any(${[...values]}::text[])`
}
