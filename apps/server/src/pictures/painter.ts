import path from 'node:path'
import { networkOf } from '#http/network.ts'
import { refusal, refuse } from '#http/refusals.ts'
import type { Exchange, RequestContext } from '#http/request-context.ts'
import { FULL } from '#security/fair-queue.ts'
import { FAILED, threadsFor } from '#security/thread-pool.ts'
import type { AppContext } from '#app-context.ts'
import type { Painting } from './paint-worker.ts'

const threadsOf = threadsFor<Painting, Uint8Array>(
  'card',
  path.join(import.meta.dirname, 'paint-worker.ts'),
)

/** Too many pictures were waiting for this one to be painted. */
export class TooManyPictures extends Error {
  override readonly name = 'TooManyPictures'
}

/** Paints a picture as PNG in a worker thread, in turn with what other networks ask for. */
export async function paint(
  app: AppContext,
  { address }: RequestContext,
  painting: Painting,
): Promise<Buffer> {
  const png = await threadsOf(app).run(networkOf(address), painting)
  if (png === FULL) throw new TooManyPictures()
  if (png === FAILED) throw new Error('A picture could not be painted in time.')
  return Buffer.from(png)
}

/** Answers that too many pictures are being painted, if that is what went wrong. */
export function refuseTooMany(response: Exchange['response'], error: unknown): void {
  if (!(error instanceof TooManyPictures)) throw error
  const body = refusal('TOO_BUSY', 'Too many pictures are being drawn. Try again in a moment.')
  refuse(response, { status: 503, body, headers: { 'retry-after': '5' } })
}
