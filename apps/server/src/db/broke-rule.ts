const UNIQUE = '23505'

/** Whether a statement failed because a row like it exists: the constraint or index is named. */
export const brokeUnique = (error: unknown, constraint: string): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === UNIQUE &&
  'constraint' in error &&
  error.constraint === constraint

const CHECK = '23514'
const EXCLUSION = '23P01'
const LOCK_NOT_AVAILABLE = '55P03'

const has = (error: unknown, code: string): error is { constraint?: unknown } =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code

/** Whether a statement failed because it broke a check of that name. */
export const brokeCheck = (error: unknown, constraint: string): boolean =>
  has(error, CHECK) && error.constraint === constraint

/** Whether a statement failed because somebody else holds what it would take; of a constraint, if one is named. */
export const brokeExclusion = (error: unknown, constraint?: string): boolean =>
  has(error, EXCLUSION) && (constraint === undefined || error.constraint === constraint)

/** Whether a statement gave up waiting for somebody else's transaction. */
export const waitedTooLong = (error: unknown): boolean => has(error, LOCK_NOT_AVAILABLE)
