import { rm, stat, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { messageOf } from '#start/cannot-start.ts'
import { explainTrouble } from './trouble.ts'

const MEGABYTE = 1_048_576
const LOOK_EVERY_MS = 1_000
const RESERVE_BYTES = 16 * MEGABYTE

export type DiskLimits = {
  /** With less room than this, in bytes, nothing more is written. */
  readonly tooLittle: number
  /** With as much as this it is again. */
  readonly enough: number
}

/** PostgreSQL gives up when it cannot write a checkpoint: some room must stay for it. */
export const diskLimits: DiskLimits = { tooLittle: 48 * MEGABYTE, enough: 64 * MEGABYTE }

async function freeBytes(place: string): Promise<number> {
  const { bavail, bsize } = await statfs(place)
  return bavail * bsize
}

type Watched = {
  readonly pool: pg.Pool
  readonly limits?: DiskLimits
  /** Told of every change, and of trouble. */
  readonly tell: (sentence: string) => void
}

/**
 * Makes the whole database read-only, for everybody, before its disk is full, and writable again once
 * there is room. Resolves after the first look, to the function that ends the watch; throws CannotStart
 * when there is no room even then.
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
  const timer = setInterval(() => void look().catch(trouble), LOOK_EVERY_MS).unref()
  return () => clearInterval(timer)
}

/** Who fills a disk within a second leaves not even the room to say that it is full: this much is given back then. */
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
