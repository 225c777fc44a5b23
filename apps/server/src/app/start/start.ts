import { sampleAccounts, type SampleAccounts } from '#accounts/sample-accounts.ts'
import { loadContent } from '#cms/cms.ts'
import type { Config } from '#config.ts'
import { refuseTakenPort } from '#app/listener.ts'
import { startBackups } from '#app/backup/start-backups.ts'
import { type Serving, serve } from '#app/serve.ts'
import { startEvents } from '#events/start-events.ts'
import { slices } from '#app/slices.ts'
import { stopJobs } from '#jobs/jobs.ts'
import { fillSampleWorld } from '#sample/fill.ts'
import { playSampleMatches } from '#sample/live-match.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import type { AppContext } from '#app-context.ts'
import { SAMPLE_HOST } from '#sample/sample-site.ts'
import { buildSite } from './build-site.ts'
import { CannotStart, codeOf } from '#cannot-start.ts'
import { explainNoWrites } from './explain-no-writes.ts'
import { refuseWeaknesses } from './find-weaknesses.ts'
import { createAppContext } from './create-app-context.ts'
import type { Connection } from '#db/connect.ts'
import { openDatabase } from './open-database.ts'
import type { StartOptions } from './options.ts'
import type { Logger } from 'pino'

/** A small table of the sample accounts, printed at the start; empty when there are none. */
function describeSamples(
  { password, accounts }: SampleAccounts,
  origin: string,
): readonly string[] {
  if (accounts.length === 0) return []
  const width = Math.max(...accounts.map(({ role }) => role.length))
  const rows = accounts.map(({ role, email }) => `  ${role.padEnd(width)}  ${email}`)
  const site = origin.replace('localhost', SAMPLE_HOST)
  return [
    `Sample accounts, all with the password ${password}`,
    ...rows,
    `A second sample site, whose content the content-editor can edit: ${site}`,
  ]
}

/**
 * Logs unhandled rejections and lets the process go on, since other requests are not affected. Uncaught
 * exceptions still end it. Answers the function that removes the handler.
 */
function noteStrays(log: Logger): () => void {
  const note = (error: unknown) => log.error({ err: error }, 'a rejected promise was not handled')
  process.on('unhandledRejection', note)
  return () => void process.off('unhandledRejection', note)
}

export type Say = (sentence: string) => void

export type Running = {
  /** The address to open in a browser. */
  readonly origin: string
  /** The sample accounts and the outbox, for printing. */
  readonly notes: readonly string[]
  /** Finishes running requests, then closes everything; well within ten seconds. */
  readonly stop: () => Promise<void>
}

const listenMeanings: Readonly<Record<string, (config: Config) => string>> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start.`,
  EACCES: ({ port }) =>
    `This user may not listen on port ${port}. Choose one above 1023: PORT=3000 npm start.`,
  EADDRNOTAVAIL: ({ host }) =>
    `This machine has no address ${host}. Put HOST right, or leave it out.`,
  ENOTFOUND: ({ host }) => `The host name ${host} is not known. Put HOST right, or leave it out.`,
}

function explainListening(error: unknown, config: Config): unknown {
  const meaning = listenMeanings[codeOf(error)]
  return meaning ? new CannotStart(meaning(config), { cause: error }) : error
}

/** Checked first, so that nobody waits for a build to learn that the port is taken. */
async function refuseUnusablePort(config: Config): Promise<void> {
  try {
    await refuseTakenPort(config.host, config.port)
  } catch (error) {
    throw explainListening(error, config)
  }
}

/**
 * Opens the database and builds the site in parallel, since both may be slow. A database error is reported
 * without waiting for the build.
 */
async function prepare(options: StartOptions, config: Config, say: Say): Promise<Connection> {
  const building = options.dev ? Promise.resolve(false) : buildSite(say)
  building.catch(() => undefined)
  const database = await openDatabase(config, say)
  try {
    await building
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

async function open(options: StartOptions, app: AppContext, config: Config): Promise<Serving> {
  await refuseWeaknesses(app, options.empty)
  if (options.empty) await ensureDefaultSite(app)
  else await fillSampleWorld(app)
  await loadContent(app)
  try {
    return await serve(app, options.dev ? 'development' : 'production')
  } catch (error) {
    throw explainListening(error, config)
  }
}

async function startOn(
  database: Connection,
  options: StartOptions,
  config: Config,
): Promise<Running> {
  const app = createAppContext(config, database)
  const serving = await open(options, app, config)
  const stopEvents = await startEvents(
    app,
    slices.flatMap(({ listeners = [] }) => listeners),
  )
  for (const { startJobs } of slices) await startJobs?.(app)
  await startBackups(app)
  const notes = [
    ...describeSamples(await sampleAccounts(app), serving.origin),
    ...(serving.outbox === undefined
      ? []
      : [`Emails and texts that would have been sent: ${serving.outbox}`]),
  ]
  const playing = playSampleMatches(app, config.sampleBallSeconds * 1000)
  const stopNoting = noteStrays(app.log)
  const stop = async () => {
    await playing.stop()
    await serving.drain()
    await stopEvents()
    await stopJobs(app)
    await database.close()
    stopNoting()
  }
  return { origin: serving.origin, notes, stop }
}

async function startAll(options: StartOptions, config: Config, say: Say): Promise<Running> {
  const database = await prepare(options, config, say)
  try {
    return await startOn(database, options, config)
  } catch (error) {
    await database.close()
    throw error
  }
}

/**
 * Starts everything in order: database and site in parallel, sample world, server. Throws CannotStart with
 * a sentence for the user.
 */
export async function start(options: StartOptions, config: Config, say: Say): Promise<Running> {
  await refuseUnusablePort(config)
  try {
    return await startAll(options, config, say)
  } catch (error) {
    throw explainNoWrites(error, config)
  }
}
