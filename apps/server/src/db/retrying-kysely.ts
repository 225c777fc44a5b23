import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, type KyselyConfig, type Transaction, type TransactionBuilder } from 'kysely'
import { codeOf } from '#cannot-start.ts'
import { runAfterCommit } from './after-commit.ts'
import type { Semaphore } from './semaphore.ts'

const MOST_TRIES = 4
const LONGEST_PAUSE_MS = 20

/** Deadlock (40P01) and serialisation failure (40001). */
const clashes = ['40P01', '40001']

/** Whether the same would succeed when it is run again, since nothing of it was done. */
export const isClash = (error: unknown): boolean => clashes.includes(codeOf(error))

/**
 * Kysely whose transactions are retried after a deadlock or serialisation failure. Their code may therefore
 * run twice, and must have no effect outside the database; `afterCommit` is for such effects.
 */
export class RetryingKysely<Tables> extends Kysely<Tables> {
  readonly #turns: Semaphore

  constructor(config: KyselyConfig, turns: Semaphore) {
    super(config)
    this.#turns = turns
  }

  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction()
    const once = builder.execute.bind(builder)
    builder.execute = async <T>(work: (transaction: Transaction<Tables>) => Promise<T>) => {
      const run = () =>
        once(async (transaction) => ({ transaction, answer: await work(transaction) }))
      const { transaction, answer } = await again(() => this.#turns.run(run))
      await runAfterCommit(transaction, this)
      return answer
    }
    return builder
  }
}

/** Retries after a random pause, so that the same transactions do not clash again. */
async function again<T>(run: () => Promise<T>, tries = 1): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (tries === MOST_TRIES || !isClash(error)) throw error
  }
  await wait(Math.random() * LONGEST_PAUSE_MS * 2 ** tries)
  return again(run, tries + 1)
}
