import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { linesOf, nextLine, startChild } from './processes.ts'

const main = path.resolve(import.meta.dirname, '../apps/server/src/main.ts')

export type Product = {
  readonly origin: string
  readonly child: ChildProcess
  /** A live match of the sample world, if there is one. */
  readonly matchId: string
  readonly stop: () => Promise<void>
}

/** The whole product with its sample world, in a separate process and folder. */
export const startProduct = (): Promise<Product> => start()

/** As `startProduct`, on a database of one's own and with nothing played in it. */
export const startProductOn = (databaseUrl: string): Promise<Product> =>
  start(`DATABASE_URL=${databaseUrl}`, 'SAMPLE_BALL_SECONDS=0')

async function start(...settings: readonly string[]): Promise<Product> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-product-'))
  const child = startChild(
    'env',
    `DATA_DIR=${folder}`,
    'PORT=0',
    'HOST=127.0.0.1',
    'LOG_LEVEL=warn',
    ...settings,
    process.execPath,
    main,
  )
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const origin = await readyOrigin(child)
  return { origin, child, matchId: await anyMatch(origin), stop }
}

async function readyOrigin(child: ChildProcess): Promise<string> {
  const lines = linesOf(child.stdout)
  for (;;) {
    const [, origin] = /Ready at (http:\/\/\S+?)\.?(?:\s|$)/.exec(await nextLine(lines)) ?? []
    if (origin !== undefined) return origin.replace('localhost', '127.0.0.1')
  }
}

async function anyMatch(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/v1/matches/filter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"sort":"live-first","page":{"size":1}}',
  })
  const [, id] = /"items":\[\{"id":"([^"]+)"/.exec(await response.text()) ?? []
  if (id === undefined) throw new Error('The sample world has no match.')
  return id
}
