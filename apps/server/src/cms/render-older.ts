import { enqueue, work } from '#jobs/jobs.ts'
import { FULL } from '#security/fair-queue.ts'
import type { AppContext } from '#app-context.ts'
import { asWritten, RENDERER } from './markdown.ts'
import { render } from './render.ts'
import { findUnrendered, keepRendered } from './render.queries.ts'

const BATCH = 50
const OWNER = 'render-posts'

/** Renders every saved wording that this version of the renderer has not rendered. Answers how many. */
export async function renderOlder(app: AppContext): Promise<number> {
  let count = 0
  for (;;) {
    const batch = await findUnrendered(app.db, { renderer: RENDERER, size: BATCH })
    if (batch.length === 0) return count
    for (const wording of batch) {
      const rendered = await render(app, OWNER, wording.body)
      if (rendered === FULL) throw new Error('There was no room for rendering older posts.')
      const isRefused = 'refused' in rendered
      await keepRendered(app.db, wording, isRefused ? asWritten(wording.body) : rendered)
      count += 1
    }
  }
}

/** Starts the job that renders posts which were saved or shipped without being rendered. */
export async function startContentJobs(app: AppContext): Promise<void> {
  await work(app, 'render-posts', async () => void (await renderOlder(app)))
  await enqueue(app, app.db, { queue: 'render-posts', data: {} })
}
