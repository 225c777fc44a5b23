import type pg from 'pg'

export type Turn = {
  /** Aborted when the connection breaks and the turn is lost. */
  readonly lost: AbortSignal
  readonly giveBack: () => void
}

/**
 * Takes a turn that only one of the processes sharing the database can have; undefined when another has it.
 * It ends with the connection, so a dead process blocks nobody.
 */
export async function takeSoleTurn(pool: pg.Pool, key: number): Promise<Turn | undefined> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock($1) as taken',
      [key],
    )
    if (rows[0]?.taken === true) return turnOf(client)
  } catch (error) {
    client.release(true)
    throw error
  }
  client.release()
  return undefined
}

function turnOf(client: pg.PoolClient): Turn {
  const lost = new AbortController()
  const lose = () => lost.abort()
  client.once('end', lose)
  return {
    lost: lost.signal,
    giveBack: () => {
      client.off('end', lose)
      client.release(true)
    },
  }
}
