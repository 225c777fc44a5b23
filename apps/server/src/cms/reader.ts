import type { CallContext } from '#http/implement.ts'
import { siteOf } from '#sites/sites.ts'
import type { Reader } from './post-list.queries.ts'

/** The reader of a call: its site and instant. */
export async function readerOf({ app, host }: CallContext): Promise<Reader> {
  const { id } = await siteOf(app, host)
  return { siteId: id, now: app.now() }
}
