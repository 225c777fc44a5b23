/**
 * A reason not to start that the user can fix. Its message is shown as it is: what is wrong, and what to
 * do. Any other error is a bug.
 */
export class CannotStart extends Error {
  override readonly name = 'CannotStart'
}

/** The code that Node and PostgreSQL put on errors ("EACCES", "42P01"); empty when there is none. */
export function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return ''
  return typeof error.code === 'string' ? error.code : ''
}

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)
