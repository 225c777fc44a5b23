const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

type Meanwhile<T> = {
  /** As both of them have seen it first. */
  readonly before: T
  readonly mine: T
  readonly theirs: T
}

/** What somebody else has saved, with one's own changes over it. */
export function ownKept<T extends object>({ before, mine, theirs }: Meanwhile<T>): T {
  const own = changedIn(before, mine).map((key) => [key, mine[key]])
  return { ...theirs, ...Object.fromEntries(own) }
}

/** The parts that are different. */
export const changedIn = <T extends object>(before: T, after: T): (keyof T & string)[] =>
  (Object.keys({ ...before, ...after }) as (keyof T & string)[]).filter(
    (key) => !isSame(before[key], after[key]),
  )

type Named = { readonly id: string }

/** As `ownKept`, for lists: what either has removed is gone, and what either has added is there. */
export function ownRowsKept<T extends Named>(asked: Meanwhile<readonly T[]>): T[] {
  const { before, mine, theirs } = asked
  const rowIn = (rows: readonly T[], id: string) => rows.find((row) => row.id === id)
  const kept = theirs.flatMap((their) => {
    const own = rowIn(mine, their.id)
    const seen = rowIn(before, their.id)
    if (own === undefined) return seen === undefined ? [their] : []
    return [isSame(own, seen) ? their : own]
  })
  const added = mine.filter(
    ({ id }) => rowIn(before, id) === undefined && rowIn(theirs, id) === undefined,
  )
  return [...kept, ...added]
}
