import type pg from 'pg'

/** As many as keep PostgreSQL busy while we read the next files. */
const connections = 2

export type Writers = {
  /** Waits until a connection is free, and no longer: the work goes on by itself. Throws what earlier work failed with. */
  run(work: (client: pg.PoolClient) => Promise<void>): Promise<void>
  /** Waits for all work. Throws what any of it failed with. */
  finish(): Promise<void>
}

export function createWriters(pool: pg.Pool): Writers {
  const busy = new Set<Promise<void>>()
  let failure: { readonly error: unknown } | undefined
  const rethrow = () => {
    if (failure !== undefined) throw failure.error
  }
  const start = (work: (client: pg.PoolClient) => Promise<void>) => {
    const task = onConnection(pool, work)
      .catch((error: unknown) => {
        failure ??= { error }
      })
      .finally(() => busy.delete(task))
    busy.add(task)
  }
  return {
    run: async (work) => {
      while (busy.size >= connections) await Promise.race(busy)
      rethrow()
      start(work)
    },
    finish: async () => {
      await Promise.all(busy)
      rethrow()
    },
  }
}

/** A connection out of the pool; that it breaks is told by its queries, not as an event that nobody hears. */
export async function takeConnection(pool: pg.Pool): Promise<pg.PoolClient> {
  const client = await pool.connect()
  if (client.listenerCount('error') === 0) client.on('error', () => undefined)
  return client
}

async function onConnection(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<void>,
): Promise<void> {
  const client = await takeConnection(pool)
  let broken = true
  try {
    await work(client)
    broken = false
  } finally {
    client.release(broken)
  }
}
