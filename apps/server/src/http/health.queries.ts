import type pg from 'pg'

/** Rejects when the database cannot be reached; answers how many migrations it has. */
export async function countMigrations(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from migration',
  )
  return rows[0]?.count ?? 0
}
