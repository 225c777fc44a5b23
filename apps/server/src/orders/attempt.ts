import type { Db } from '#db/connect.ts'
import { releaseSavepoint, savepoint, undoToSavepoint } from './order.queries.ts'

/** Does what a rule of the database may refuse, so that the transaction goes on when it does: then what `explain` makes of it is answered. Throws what it cannot explain. */
export async function attempt<T, Why>(
  db: Db,
  deed: () => Promise<T>,
  explain: (error: unknown) => Why | undefined,
): Promise<{ readonly done: T } | { readonly why: Why }> {
  await savepoint(db)
  try {
    const done = await deed()
    await releaseSavepoint(db)
    return { done }
  } catch (error) {
    const why = explain(error)
    if (why === undefined) throw error
    await undoToSavepoint(db)
    return { why }
  }
}
