import path from 'node:path'
import { TOO_MANY_LINES } from '@pavilion/contract/clubs/club-refusals.ts'
import type { CallContext } from '#http/implement.ts'
import { refuseCall, refuseField } from '#http/refuse-call.ts'
import { refuseFull } from '#security/bounded-work.ts'
import { FULL } from '#security/fair-queue.ts'
import { FAILED, threadsFor } from '#security/thread-pool.ts'
import type { PlayerLine } from './player-lines.ts'

const threadsOf = threadsFor<string, PlayerLine[] | undefined>(
  'csv',
  path.join(import.meta.dirname, 'player-lines-worker.ts'),
)

/** The lines, read off the main thread in turn, or a refusal of the field where there are too many. */
export async function linesOf(context: CallContext, owner: string, text: string) {
  const lines = await threadsOf(context.app).run(owner, text)
  if (lines === FULL) return refuseFull(context, 'lists are being read')
  if (lines === FAILED) throw refuseField('text', 'That list takes too long to read.')
  if (lines !== undefined) return lines
  throw refuseCall('TOO_MANY_LINES', TOO_MANY_LINES, [
    { path: 'text', message: TOO_MANY_LINES.message },
  ])
}
