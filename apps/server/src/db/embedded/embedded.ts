import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ensureCluster, SUPERUSER } from './cluster.ts'
import { holderOf, type Lock, lockDirectory } from './lock.ts'
import { stopOrphan } from './orphan.ts'
import { findPlaces, type Places } from './places.ts'
import { choosePrivileges, type Privileges } from './privileges.ts'
import { runProgram } from './run-program.ts'
import { type Launched, supervise } from './supervise.ts'
import { explainTrouble } from './trouble.ts'

const REMEMBERED_CHARACTERS = 20_000
const LONGEST_STOP_MS = 30_000

export type EmbeddedDatabase = {
  /** For pg: `postgres:///name?host=/folder/of/the/socket&user=…`. */
  readonly url: string
  readonly stop: () => Promise<void>
}

type Options = {
  /** The data directory; the cluster is its subfolder `postgres`. */
  readonly directory: string
  /** Further PostgreSQL settings, such as `fsync=off`. */
  readonly settings?: readonly string[]
  /** Called with a sentence when PostgreSQL has ended by itself, and when it runs again. */
  readonly tell?: (sentence: string) => void
}

const settingsOf = (settings: readonly string[]) => settings.flatMap((setting) => ['-c', setting])

/** The form of a socket URL that both pg and URL parse: nothing before the first slash. */
const urlOf = (sockets: string) =>
  `postgres:///${SUPERUSER}?host=${encodeURIComponent(sockets)}&user=${SUPERUSER}`

type Watched = { readonly ready: Promise<void>; readonly lastWords: () => string }

/** Watches PostgreSQL's output for readiness and errors. */
function watch(child: ChildProcess, place: string): Watched {
  let said = ''
  const ready = new Promise<void>((resolve, reject) => {
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-REMEMBERED_CHARACTERS)
      if (text.includes('ready to accept connections')) resolve()
    })
    child.once('error', reject)
    child.once('close', () => reject(explainTrouble(said, place)))
  })
  return { ready, lastWords: () => said }
}

const argumentsFor = (places: Places, settings: readonly string[]) => [
  '-D',
  places.cluster,
  '-k',
  places.sockets,
  ...settingsOf(['listen_addresses=', 'port=5432', ...settings]),
]

type Prepared = { readonly places: Places; readonly privileges: Privileges }

async function prepare(directory: string, settings: readonly string[]): Promise<Prepared> {
  const privileges = choosePrivileges()
  const places = findPlaces(path.join(directory, 'postgres'), privileges)
  await stopOrphan(places.cluster)
  await ensureCluster(places, privileges, { durable: !settings.includes('fsync=off') })
  return { places, privileges }
}

/** Starts PostgreSQL on a cluster that exists; what an earlier one left behind is stopped first. */
async function launch(
  { places, privileges }: Prepared,
  args: readonly string[],
): Promise<Launched> {
  await stopOrphan(places.cluster)
  const child = runProgram({ name: 'postgres', args }, places, privileges)
  const { ready, lastWords } = watch(child, places.cluster)
  const ended = once(child, 'exit').then(lastWords)
  await ready
  const stop = async () => {
    child.kill('SIGINT')
    // It ends with a checkpoint. When that cannot be written it must end without: the next start recovers.
    const patience = setTimeout(() => child.kill('SIGQUIT'), LONGEST_STOP_MS)
    await ended
    clearTimeout(patience)
  }
  return { ended, stop }
}

async function startLocked(options: Options, lock: Lock): Promise<EmbeddedDatabase> {
  const settings = options.settings ?? []
  const prepared = await prepare(path.resolve(options.directory), settings)
  const { places } = prepared
  const args = argumentsFor(places, settings)
  const stopForGood = await supervise({
    launch: () => launch(prepared, args),
    tell: options.tell ?? (() => undefined),
  })
  const stop = async () => {
    await stopForGood()
    if (places.sockets !== places.cluster) rmSync(places.sockets, { recursive: true, force: true })
    lock.release()
  }
  const url = urlOf(places.sockets)
  lock.announce(url)
  return { url, stop }
}

/**
 * Starts PostgreSQL on a data directory for this process alone, and again when it ends by itself. It ends
 * with this process, even when that is killed.
 */
export async function startEmbedded(options: Options): Promise<EmbeddedDatabase> {
  const lock = await lockDirectory(path.resolve(options.directory))
  try {
    return await startLocked(options, lock)
  } catch (error) {
    lock.release()
    throw error
  }
}

/**
 * The database of a data directory, for a command: the one of the running server, or one started for the
 * command. Stopping the former does nothing.
 */
export async function connectOrStart(
  options: Options,
): Promise<EmbeddedDatabase & { readonly isOurs: boolean }> {
  const directory = path.resolve(options.directory)
  const holder = existsSync(directory) ? await holderOf(directory) : undefined
  if (holder === undefined || holder.url === '')
    return { ...(await startEmbedded(options)), isOurs: true }
  return { url: holder.url, stop: async () => undefined, isOurs: false }
}
