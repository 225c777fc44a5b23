import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { realpathSync } from 'node:fs'
import net from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { CannotStart, codeOf } from '#cannot-start.ts'
import { makeFolder } from './make-folder.ts'
import { onDisk } from './trouble.ts'

export type Lock = {
  /** Tells other processes of this machine where the database is, while the lock is held. */
  readonly announce: (url: string) => void
  readonly release: () => void
}

/** What the holder of a lock answers; the url is empty until its database is up. */
export type Holder = { readonly process: number; readonly url: string }

const HolderWords = z.object({ process: z.number(), url: z.string() })

/**
 * The name of an abstract socket. The kernel gives it to one process and frees it when that process ends,
 * however it ends: there are no stale locks and no race between checking and taking.
 */
function nameFor(directory: string): string {
  const key = createHash('sha256').update(realpathSync(directory)).digest('hex').slice(0, 32)
  return `\0cricket-data-${key}`
}

const LOOK_AGAIN_MS = 100

/** Takes the socket's name; undefined when another process has it. */
async function take(name: string, answer: () => string): Promise<net.Server | undefined> {
  const server = net.createServer((socket) => {
    socket.on('error', () => undefined)
    socket.end(answer())
  })
  try {
    server.listen(name)
    await once(server, 'listening')
    return server.unref()
  } catch (error) {
    if (codeOf(error) !== 'EADDRINUSE') throw error
    return undefined
  }
}

/** The holder of a data directory's lock; undefined when there is none. */
export async function holderOf(directory: string): Promise<Holder | undefined> {
  const socket = net.connect(nameFor(directory)).setEncoding('utf8')
  let answer = ''
  socket.on('data', (text: string) => (answer += text))
  socket.on('error', () => undefined)
  await new Promise((resolve) => socket.once('close', resolve))
  return answer === '' ? undefined : HolderWords.parse(JSON.parse(answer))
}

async function refuseSecond(directory: string): Promise<never> {
  const holder = await holderOf(directory)
  const who = holder ? ` (process ${holder.process})` : ''
  throw new CannotStart(
    `Another server${who} is using ${directory}. Stop it first, or set DATA_DIR to another folder.`,
  )
}

/**
 * Locks the data directory for this process. Refused with one sentence while another process has it; that
 * one is not disturbed.
 */
export async function lockDirectory(directory: string): Promise<Lock> {
  onDisk(directory, () => makeFolder(directory))
  let url = ''
  const server = await take(nameFor(directory), () => JSON.stringify({ process: process.pid, url }))
  if (server === undefined) return refuseSecond(directory)
  return {
    announce: (where) => {
      url = where
    },
    release: () => void server.close(),
  }
}

/** Runs work while no other process does so for the same folder; waits its turn. */
export async function inTurn<T>(directory: string, work: () => Promise<T>): Promise<T> {
  const server = await take(nameFor(directory), () => '')
  if (server === undefined) {
    await wait(LOOK_AGAIN_MS)
    return inTurn(directory, work)
  }
  try {
    return await work()
  } finally {
    server.close()
  }
}
