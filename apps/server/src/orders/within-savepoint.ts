import type { Db } from '#db/connect.ts'
import { releaseSavepoint, savepoint, undoToSavepoint } from './order.queries.ts'

/**
 * Runs a change that a constraint of the database may refuse, within a savepoint, so that the transaction can
 * go on. Answers what `explain` makes of the error; rethrows errors it cannot explain.
 */
export async function withinSavepoint<T, Why>(
  db: Db,
  action: () => Promise<T>,
  explain: (error: unknown) => Why | undefined,
): Promise<{ readonly done: T } | { readonly why: Why }> {
  await savepoint(db)
  try {
    const done = await action()
    await releaseSavepoint(db)
    return { done }
  } catch (error) {
    const why = explain(error)
    if (why === undefined) throw error
    await undoToSavepoint(db)
    return { why }
  }
}
