import type pg from 'pg'

/**
 * Like `pool.query`, which discards a connection after every error. A database with a full disk refuses
 * many queries and all new connections, so the existing ones must be kept for reading.
 */
export async function queryKept<Row extends pg.QueryResultRow = pg.QueryResultRow>(
  pool: pg.Pool,
  query: string | pg.QueryConfig,
): Promise<Row[]> {
  const client = await pool.connect()
  try {
    // A text with several statements has several results, whatever the driver's types say.
    const results = [await client.query<Row>(query)].flat()
    return results.flatMap(({ rows }) => rows)
  } finally {
    client.release()
  }
}

/** Opens as many of the pool's connections as it can. */
export async function fillPool(pool: pg.Pool): Promise<void> {
  const asked = Array.from({ length: pool.options.max }, () => pool.connect())
  for (const answer of await Promise.allSettled(asked)) {
    if (answer.status === 'fulfilled') answer.value.release()
  }
}
