import path from 'node:path'
import { TOO_INTRICATE } from '@pavilion/contract/cms/editor-calls.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { FULL } from '#security/fair-queue.ts'
import { FAILED, threadsFor } from '#security/thread-pool.ts'
import type { AppContext } from '#app-context.ts'
import type { Stored } from '#db/stored.ts'
import { type Refused, RENDERER, type Rendered } from './markdown.ts'

const threadsOf = threadsFor<string, Rendered | Refused>(
  'markdown',
  path.join(import.meta.dirname, 'markdown-worker.ts'),
)

/** Renders a text in a worker thread, in turn with the texts of other owners (accounts or networks). */
export async function render(
  app: Pick<AppContext, 'pool'>,
  owner: string,
  source: string,
): Promise<Rendered | Refused | typeof FULL> {
  const rendered = await threadsOf(app).run(owner, source)
  if (rendered !== FAILED) return rendered
  return { refused: 'It takes too long to lay out. Make its lists, tables and emphasis simpler.' }
}

type Draft = {
  readonly accountId: string
  readonly source: string
  /** The field that is refused. */
  readonly field: string
}

/** As `render`, for an editor: refuses the call with the reason. */
export async function renderDraft(
  app: Pick<AppContext, 'pool'>,
  { accountId, source, field }: Draft,
): Promise<Rendered> {
  const rendered = await render(app, accountId, source)
  if (rendered === FULL) throw refuseCall('TOO_BUSY', TOO_BUSY)
  if (!('refused' in rendered)) return rendered
  const { refused: message } = rendered
  throw refuseCall('TOO_INTRICATE', { ...TOO_INTRICATE, message }, [{ path: field, message }])
}

const TOO_BUSY = {
  status: 503,
  message: 'Too many texts are being laid out just now. Try again in a moment.',
} as const

/** What was stored of a post if this version of the renderer made it. */
export function renderedBefore(stored: Stored<'post', 'rendered'> | null): Rendered | undefined {
  return stored?.renderer === RENDERER ? { ...stored, renderer: RENDERER } : undefined
}
