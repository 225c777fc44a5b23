import { codeOf } from '#cannot-start.ts'

/**
 * Too many connections (53300), shutting down or starting up (57P0…), a broken connection (08…), nobody
 * listening.
 */
const codes =
  /^(53300|57P0[123]|08...|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/
/** Messages of the driver's own errors, which carry no code. */
const words =
  /^(timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated)/

/**
 * Whether something failed because the database could not be reached: no connection was free, or it broke.
 */
export const isOutOfReach = (error: unknown): boolean =>
  codes.test(codeOf(error)) || words.test(textOf(error, 'message')) || hasNoSocket(error)

/** The socket is missing. ENOENT alone could be any missing file. */
const hasNoSocket = (error: unknown) =>
  codeOf(error) === 'ENOENT' && textOf(error, 'syscall') === 'connect'

/** A property of an error, or of the error that a library has wrapped. */
function textOf(error: unknown, name: string): string {
  if (typeof error !== 'object' || error === null) return ''
  return String(Object.getOwnPropertyDescriptor(error, name)?.value ?? '')
}
