const UNIQUE = '23505'
const REFERENCE = '23503'
const CHECK = '23514'
const EXCLUSION = '23P01'
const LOCK_NOT_AVAILABLE = '55P03'

const has = (error: unknown, code: string): error is { constraint?: unknown } =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code

/** Whether a statement broke the named unique constraint or index. */
export const brokeUnique = (error: unknown, constraint: string): boolean =>
  has(error, UNIQUE) && error.constraint === constraint

/** Whether a statement named something that is not there, by the named foreign key. */
export const brokeReference = (error: unknown, constraint: string): boolean =>
  has(error, REFERENCE) && error.constraint === constraint

/** Whether a statement broke the named check. */
export const brokeCheck = (error: unknown, constraint: string): boolean =>
  has(error, CHECK) && error.constraint === constraint

/** Whether a statement broke an exclusion constraint, or the named one. */
export const brokeExclusion = (error: unknown, constraint?: string): boolean =>
  has(error, EXCLUSION) && (constraint === undefined || error.constraint === constraint)

/** Whether a statement gave up waiting for a lock. */
export const waitedTooLong = (error: unknown): boolean => has(error, LOCK_NOT_AVAILABLE)
