/** What is to be done after a commit; `database` is the Kysely that ran the transaction. */
type Hook = (database: object) => Promise<void> | void

const hooksOf = new WeakMap<object, Hook[]>()

/**
 * Runs the hook once this transaction is committed, and never when it is rolled back. Whoever runs the
 * transaction waits for it. It must not throw.
 */
export function afterCommit(transaction: object, hook: Hook): void {
  const hooks = hooksOf.get(transaction) ?? []
  hooksOf.set(transaction, hooks)
  hooks.push(hook)
}

/** Runs what `afterCommit` was given for this transaction. */
export async function runAfterCommit(transaction: object, database: object): Promise<void> {
  for (const hook of hooksOf.get(transaction) ?? []) await hook(database)
}
