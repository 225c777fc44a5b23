const UNIQUE = '23505'

/** Whether a statement failed because a row like it exists: the constraint or index is named. */
export const brokeUnique = (error: unknown, constraint: string): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === UNIQUE &&
  'constraint' in error &&
  error.constraint === constraint
