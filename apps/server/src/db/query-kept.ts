import type pg from 'pg'

/**
 * As `pool.query`, which throws a connection away with every error. A database whose disk is full
 * refuses many a query and lets nobody new in: who wants to go on reading keeps the connection there is.
 */
export async function queryKept<Row extends pg.QueryResultRow = pg.QueryResultRow>(
  pool: pg.Pool,
  query: string | pg.QueryConfig,
): Promise<Row[]> {
  const client = await pool.connect()
  try {
    // A text of several statements is answered by several results, whatever the driver's types say.
    const results = [await client.query<Row>(query)].flat()
    return results.flatMap(({ rows }) => rows)
  } finally {
    client.release()
  }
}

/** Opens every connection that the pool may have, those that can be had. */
export async function fillPool(pool: pg.Pool): Promise<void> {
  const asked = Array.from({ length: pool.options.max }, () => pool.connect())
  for (const answer of await Promise.allSettled(asked)) {
    if (answer.status === 'fulfilled') answer.value.release()
  }
}
