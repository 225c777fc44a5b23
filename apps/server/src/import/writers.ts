import type pg from 'pg'

/** Enough to keep PostgreSQL busy while the next files are read. */
const connections = 2

export type Writers = {
  /** Waits until a connection is free, then returns while the work goes on. Throws errors of earlier work. */
  run(work: (client: pg.PoolClient) => Promise<void>): Promise<void>
  /** Waits for all work. Throws any of its errors. */
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

/** A connection from the pool. When it breaks, its queries fail; the pool's own error event is ignored. */
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
