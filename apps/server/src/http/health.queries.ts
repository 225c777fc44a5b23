import type pg from 'pg'
import { queryKept } from '#db/query-kept.ts'

/** Rejects when the database cannot be reached; answers how many migrations it has. */
export async function countMigrations(pool: pg.Pool): Promise<number> {
  const [row] = await queryKept<{ count: number }>(
    pool,
    'select count(*)::int as count from migration',
  )
  return row?.count ?? 0
}

/** Whether the database refuses every write, as a standby does. */
export async function isReadOnly(pool: pg.Pool): Promise<boolean> {
  const [row] = await queryKept<{ answer: 'on' | 'off' }>(
    pool,
    `select current_setting('transaction_read_only') as answer`,
  )
  return row?.answer === 'on'
}

/** Rejects when the disk takes no more: the numbers do not fit into the memory they are given and are put into a file, the message is put into the log of changes. */
export async function tryToWrite(pool: pg.Pool): Promise<void> {
  await queryKept(
    pool,
    `set local work_mem = '64kB';
    select count(*) from generate_series(1, 20000);
    select pg_logical_emit_message(true, 'ready', '')`,
  )
}
