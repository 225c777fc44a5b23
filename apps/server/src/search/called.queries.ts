import { sql } from 'kysely'
import { allOf, escapeLike, holds, mentions, wordsOf } from '#db/conditions.queries.ts'

/** How a name answers the words: by containing each of them, or by being spelt nearly alike. */
export type Manner = 'exact' | 'similar'

export type Called = {
  readonly words: string
  readonly manner: Manner
}

const foldedOf = (alias: string) => sql.ref<string>(`${alias}.folded`)

const isAny = (conditions: readonly ReturnType<typeof allOf>[]) =>
  sql<boolean>`(${sql.join(conditions, sql` or `)})`

const holdsAll = (alias: string, words: string) => mentions(foldedOf(alias), words)

/** Whether the word stands in the name, or is its initials: "mi". */
export const answers = (alias: string, word: string) =>
  sql<boolean>`(${holds(foldedOf(alias), word)} or ${sql.ref(`${alias}.initials`)} = fold(${word}))`

/** Each word stands in the name, or is its initials: "ipl 2022", "mi". */
const isNamed = (alias: string, words: string) =>
  allOf(wordsOf(words).map((word) => answers(alias, word)))

/**
 * pg_trgm's word similarity, at least 0.6: about one wrong letter in a word. The planner compares a constant
 * with a sample of all names, which takes longer than the search; it cannot do so with a subquery.
 */
const isSimilar = (alias: string, words: string) =>
  sql<boolean>`(select fold(${words})) <% ${foldedOf(alias)}`

/** Whether the first names are only known by their initials, of which the word may be the first: "V Kohli". */
const hasInitialOf = (alias: string, word: string) =>
  allOf([
    sql<boolean>`${foldedOf(alias)} like fold(${`${escapeLike(word.charAt(0))}%`})`,
    sql<boolean>`${sql.ref(`${alias}.name`)} ~ '^[[:upper:]]{1,5} '`,
  ])

/** The name of one kind of record; the readings are other ways to say the words. */
export type Named = Called & { readonly readings: readonly string[] }

/** For teams, clubs and tournaments, which are called by their initials and by nicknames too. */
export const isCalled = (alias: string, { words, readings, manner }: Named) =>
  manner === 'exact'
    ? isAny([words, ...readings].map((one) => isNamed(alias, one)))
    : isSimilar(alias, words)

/** For grounds, which nobody calls by their initials; their cities have other names. */
export const isMentioned = (alias: string, { words, readings, manner }: Named) =>
  manner === 'exact'
    ? isAny([words, ...readings].map((one) => holdsAll(alias, one)))
    : isSimilar(alias, words)

/** The first name and what follows it; undefined without either. */
function inFull(words: string): { first: string; rest: readonly string[] } | undefined {
  const [first = '', ...rest] = wordsOf(words)
  return rest.length === 0 || first.length < 2 ? undefined : { first, rest }
}

/** "Virat Kohli" is "V Kohli" too, and so is "Virat Koli" where no name is spelt that way. */
export function isPerson(alias: string, { words, manner }: Called) {
  const full = manner === 'similar' ? isSimilar(alias, words) : holdsAll(alias, words)
  const name = inFull(words)
  if (name === undefined) return full
  const { first, rest } = name
  const surname =
    manner === 'similar'
      ? [isSimilar(alias, rest.join(' '))]
      : rest.map((word) => sql<boolean>`${foldedOf(alias)} like fold(${`% ${escapeLike(word)}`})`)
  return isAny([full, allOf([...surname, hasInitialOf(alias, first)])])
}

/** Whether the words are one of its names, its initials or a nickname, and not a part of one. */
export const isKnownAs = (alias: string, { words, readings }: Named) => sql<boolean>`(
  ${sql.ref(`${alias}.initials`)} = fold(${words})
  or lower(${sql.ref(`${alias}.name`)}) in (${sql.join([words, ...readings].map((one) => sql`lower(${one})`))}))`

/**
 * Names that begin with the words first, then those with a word that does. Of names that are only similar
 * the most similar first.
 */
export function closeness(alias: string, { words, manner }: Called) {
  const folded = foldedOf(alias)
  if (manner === 'similar') return sql`1 - word_similarity(fold(${words}), ${folded})`
  const start = `${escapeLike(words)}%`
  return sql`case when ${folded} like fold(${start}) then 0
                  when ${folded} like fold(${`% ${start}`}) then 1 else 2 end`
}

/** As `closeness`, of people, of whom only the surname may be written out. */
export function closenessOfPerson(alias: string, called: Called) {
  const name = called.manner === 'similar' ? inFull(called.words) : undefined
  if (name === undefined) return closeness(alias, called)
  const surname = closeness(alias, { ...called, words: name.rest.join(' ') })
  return sql`least(${closeness(alias, called)},
    case when ${hasInitialOf(alias, name.first)} then ${surname} end)`
}

/** The closest first, then the shortest. */
export const rank = (alias: string, called: Called) =>
  sql`${closeness(alias, called)}, length(${foldedOf(alias)}), ${foldedOf(alias)}`
