import type { Logger } from 'pino'

/**
 * Logs unhandled rejections and lets the process go on, since other requests are not affected. Uncaught
 * exceptions still end it. Answers the function that removes the handler.
 */
export function noteStrays(log: Logger): () => void {
  const note = (error: unknown) => log.error({ err: error }, 'a rejected promise was not handled')
  process.on('unhandledRejection', note)
  return () => void process.off('unhandledRejection', note)
}
