import type pg from 'pg'
import { queryKept } from '#db/pinned-connection.ts'

/** The number of applied migrations. Rejects when the database is unreachable. */
export async function countMigrations(pool: pg.Pool): Promise<number> {
  const [row] = await queryKept<{ count: number }>(
    pool,
    'select count(*)::int as count from migration',
  )
  return row?.count ?? 0
}

/** Whether the database is read-only, as a standby is. */
export async function isReadOnly(pool: pg.Pool): Promise<boolean> {
  const [row] = await queryKept<{ answer: 'on' | 'off' }>(
    pool,
    `select current_setting('transaction_read_only') as answer`,
  )
  return row?.answer === 'on'
}

/**
 * Rejects when the disk is full. The sort exceeds its memory and spills into a temporary file; the logical
 * message goes to the write-ahead log.
 */
export async function tryToWrite(pool: pg.Pool): Promise<void> {
  await queryKept(
    pool,
    `set local work_mem = '64kB';
    select count(*) from generate_series(1, 20000);
    select pg_logical_emit_message(true, 'ready', '')`,
  )
}
