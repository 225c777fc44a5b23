import type { CallContext } from '#http/implement.ts'
import { siteOf } from '#sites/sites.ts'
import type { Reader } from './post-list.queries.ts'

/** The reader of a call: its site and instant. */
export async function readerOf({ world, host }: CallContext): Promise<Reader> {
  const { id } = await siteOf(world, host)
  return { siteId: id, now: world.now() }
}
