import type { AppContext } from '#app-context.ts'
import { slugOf } from '#records/slug.ts'
import { findChildren, findMinors } from './minors.queries.ts'

type World = Pick<AppContext, 'db' | 'pool' | 'now'>
type Names = ReadonlyMap<string, string>
type Known = { readonly names: Promise<Names>; readonly until: number }

/** How long another process may take to notice that somebody's name may be shown, or not any more. */
const KEPT_MS = 5_000

const byPool = new WeakMap<AppContext['pool'], Known>()

/** "Ayesha Khan" is "A. K.". */
export const initialsOf = (name: string): string =>
  name
    .split(/[\s-]+/u)
    .flatMap((part) => {
      const [first] = part.match(/\p{L}/u) ?? []
      return first === undefined ? [] : `${first.toUpperCase()}.`
    })
    .join(' ') || '?'

/** The full names of the children whom the public knows by their initials, by the ids of the records. */
async function hiddenNames(world: World): Promise<Names> {
  const now = world.now()
  const known = byPool.get(world.pool)
  if (known !== undefined && known.until > Date.parse(now)) return known.names
  const names = findMinors(world.db, now).then(
    (minors) => new Map(minors.map(({ id, name }) => [id, name])),
  )
  byPool.set(world.pool, { names, until: Date.parse(now) + KEPT_MS })
  names.catch(() => byPool.delete(world.pool))
  return names
}

/** After a change of who is a child, or of what may be shown of one. */
export const forgetMinors = ({ pool }: Pick<AppContext, 'pool'>): boolean => byPool.delete(pool)

export type Hide = <T>(answer: T) => T

/**
 * Makes answers what the public gets: wherever the id of a child stands in one, the name is initials, in every text
 * of the answer. Answers that name no child are the same object.
 */
export async function minorHider(world: World): Promise<Hide> {
  const names = await hiddenNames(world)
  return <T>(answer: T) => {
    if (names.size === 0) return answer
    const among = new Set<string>()
    collect(answer, names, among)
    return among.size === 0 ? answer : replaced(answer, swapsOf(names, among))
  }
}

/** The longest names first: one may be part of another. */
const swapsOf = (names: Names, ids: Iterable<string>): Swap[] =>
  [...ids]
    .flatMap((id) => names.get(id) ?? [])
    .toSorted((one, other) => other.length - one.length)
    .flatMap((name): Swap[] => [
      [name, initialsOf(name)],
      [slugOf(name), slugOf(initialsOf(name))],
    ])

type Swap = readonly [name: string, shown: string]

const swapped = (text: string, swaps: readonly Swap[]): string =>
  swaps.reduce((now, [name, shown]) => now.replaceAll(name, shown), text)

/** Notes which of the names' ids stand in a value, as texts or as keys. */
function collect(value: unknown, names: Names, among: Set<string>): void {
  if (typeof value === 'string') {
    if (names.has(value)) among.add(value)
  } else if (Array.isArray(value)) {
    for (const one of value) collect(one, names, among)
  } else if (isPlain(value)) {
    for (const [key, one] of Object.entries(value)) {
      collect(key, names, among)
      collect(one, names, among)
    }
  }
}

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value))

/** The value with the texts swapped; its shape and everything else stay. */
function replaced<T>(value: T, swaps: readonly Swap[]): T
function replaced(value: unknown, swaps: readonly Swap[]): unknown {
  if (typeof value === 'string') return swapped(value, swaps)
  if (Array.isArray(value)) return value.map((one: unknown) => replaced(one, swaps))
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replaced(one, swaps)]))
}

/** Which of the accounts are those of children whose name nobody has agreed to show. */
export const childrenAmong = async (
  { db, now }: World,
  accountIds: readonly string[],
): Promise<ReadonlySet<string>> =>
  new Set(accountIds.length === 0 ? [] : await findChildren(db, accountIds, now()))
