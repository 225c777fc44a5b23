import { rm, stat, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { messageOf } from '#cannot-start.ts'
import { explainTrouble } from './trouble.ts'

const MEGABYTE = 1_048_576
const LOOK_EVERY_MS = 1_000
const RESERVE_BYTES = 16 * MEGABYTE

export type DiskLimits = {
  /** With less free space than this, in bytes, the database becomes read-only. */
  readonly tooLittle: number
  /** With at least this much it becomes writable again. */
  readonly enough: number
}

/** PostgreSQL crashes when it cannot write a checkpoint, so some space must remain for it. */
export const diskLimits: DiskLimits = { tooLittle: 48 * MEGABYTE, enough: 64 * MEGABYTE }

async function freeBytes(place: string): Promise<number> {
  const { bavail, bsize } = await statfs(place)
  return bavail * bsize
}

type Watched = {
  readonly pool: pg.Pool
  readonly limits?: DiskLimits
  /** Called with a sentence at every change, and on errors. */
  readonly tell: (sentence: string) => void
}

/**
 * Makes the whole database read-only before its disk is full, and writable again once there is space.
 * Resolves after the first check to a function that ends the watch; throws CannotStart when there is no
 * space even then.
 */
export async function watchDisk({ pool, limits = diskLimits, tell }: Watched): Promise<() => void> {
  const place = await placeOf(pool)
  if ((await freeBytes(place)) < limits.tooLittle) throw explainTrouble('ENOSPC', place)
  await setReadOnly(pool, false)
  await keepReserve(place)
  let isFull = false
  const look = async () => {
    const free = await freeBytes(place)
    const full = free < (isFull ? limits.enough : limits.tooLittle)
    if (full === isFull) return
    if (full) await rm(reserveIn(place), { force: true })
    await setReadOnly(pool, full)
    if (!full) await keepReserve(place)
    isFull = full
    tell(
      full
        ? `The disk that holds ${place} is almost full: nothing is written any more.`
        : `There is room again on the disk that holds ${place}.`,
    )
  }
  const trouble = (error: unknown) =>
    tell(`The disk that holds ${place} cannot be watched: ${messageOf(error)}`)
  let isLooking = false
  const lookAgain = async () => {
    // A look at a slow disk may last longer than until the next.
    if (isLooking) return
    isLooking = true
    await look().catch(trouble)
    isLooking = false
  }
  const timer = setInterval(() => void lookAgain(), LOOK_EVERY_MS).unref()
  return () => clearInterval(timer)
}

/**
 * A reserve file: deleted when something fills the disk faster than the watch can react, so that the
 * database can still be made read-only.
 */
const reserveIn = (place: string) => path.join(place, 'reserve')

async function keepReserve(place: string): Promise<void> {
  const kept = await stat(reserveIn(place)).catch(() => undefined)
  if (kept?.size !== RESERVE_BYTES) await writeFile(reserveIn(place), Buffer.alloc(RESERVE_BYTES))
}

async function placeOf(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ place: string }>(
    `select current_setting('data_directory') as place`,
  )
  return rows[0]?.place ?? ''
}

async function setReadOnly(pool: pg.Pool, readOnly: boolean): Promise<void> {
  const setting = 'default_transaction_read_only'
  await pool.query(readOnly ? `alter system set ${setting} = on` : `alter system reset ${setting}`)
  await pool.query('select pg_reload_conf()')
}
