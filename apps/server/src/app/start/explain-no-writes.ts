import type { Config } from '#config.ts'
import { explainTrouble } from '#db/embedded/trouble.ts'
import { CannotStart, codeOf } from '#cannot-start.ts'

/** What PostgreSQL says when its disk is full (53100), and when it may only be read from (25006): ours since there was hardly any room left, another as a standby. */
const noWrites = /^(53100|25006)$/

const causes = (error: unknown): unknown[] =>
  error instanceof Error ? [error, ...causes(error.cause)] : [error]

/** A start that failed because the database cannot be written to says that, wherever it was when it did; any other error stays what it is. */
export function explainNoWrites(error: unknown, config: Config): unknown {
  if (!causes(error).some((one) => noWrites.test(codeOf(one)))) return error
  if (config.databaseUrl === undefined) return explainTrouble('ENOSPC', config.dataDirectory)
  return new CannotStart(
    'The database of DATABASE_URL can only be read from: it is a standby, or its disk is full. Name the one that takes writes, or make room there, and start again.',
    { cause: error },
  )
}
