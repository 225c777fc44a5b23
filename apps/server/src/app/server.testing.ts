import { afterAll } from 'vitest'
import { readConfig } from '#config.ts'
import { type TestDatabase } from '#db/database.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { createAppContext } from '#app/start/create-app-context.ts'
import type { AppContext } from '#app-context.ts'
import { serve } from './serve.ts'

export type TestServer = {
  readonly origin: string
  readonly port: number
  /** Path and query of the outbox; undefined where it has no page. */
  readonly outbox: string | undefined
  readonly app: AppContext
  readonly stop: () => Promise<void>
}

/**
 * The real server on a free port with its own database. It stops when the test file is done, unless stopped
 * before.
 */
export async function startServer(
  database: TestDatabase,
  variables: Readonly<Record<string, string>> = {},
): Promise<TestServer> {
  const usual = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', PAYMENTS: 'sandbox' }
  const settings = { ...usual, ...variables }
  const app = createAppContext(readConfig(settings), database)
  await ensureDefaultSite(app)
  const serving = await serve(app, 'production')
  let stopping: Promise<void> | undefined
  const stop = () => (stopping ??= serving.drain())
  afterAll(stop)
  const origin = serving.origin.replace('localhost', '127.0.0.1')
  const outbox = serving.outbox?.replace(serving.origin, '')
  return { origin, outbox, port: Number(new URL(origin).port), app, stop }
}
