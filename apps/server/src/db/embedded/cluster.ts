import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
} from 'node:fs'
import path from 'node:path'
import { CannotStart } from '#cannot-start.ts'
import { makeFolder } from './make-folder.ts'
import type { Places } from './places.ts'
import { NOBODY, type Privileges } from './privileges.ts'
import { runProgram } from './run-program.ts'
import { explainTrouble, onDisk } from './trouble.ts'

/** The major version in the packages; they cannot open a cluster of another version. */
const MAJOR = '18'
const BYTES_OF_A_NEW_CLUSTER = 100 * 1024 * 1024

/** The only user of the embedded database; its socket is in a folder that only we may enter. */
export const SUPERUSER = 'postgres'

const initialFlags = [
  ['-U', SUPERUSER],
  ['-E', 'UTF8'],
  ['--locale-provider=builtin', '--locale=C.UTF-8'],
  ['--auth=trust', '--no-instructions'],
].flat()

function refuseOtherVersion(cluster: string): void {
  const version = readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (version === MAJOR) return
  throw new CannotStart(
    `${cluster} was written by PostgreSQL ${version}, and this release brings PostgreSQL ${MAJOR}. Move its data with pg_upgrade or dump and restore, or set DATA_DIR to another folder.`,
  )
}

function refuseForeignFolder(cluster: string): void {
  if (!existsSync(cluster) || readdirSync(cluster).length === 0) return
  throw new CannotStart(
    `${cluster} holds files that are no database of ours. Move them away, or set DATA_DIR to another folder.`,
  )
}

function refuseFullDisk(cluster: string): void {
  const { bavail, bsize } = statfsSync(path.dirname(cluster))
  if (bavail * bsize < BYTES_OF_A_NEW_CLUSTER) throw explainTrouble('ENOSPC', cluster)
}

/** Whether a new cluster is flushed to the disk, so that it survives a power cut. */
type Durability = { readonly durable: boolean }

/**
 * Creates a cluster beside its final place and moves it there when complete, so that an interrupted first
 * start leaves nothing half-finished.
 */
async function createCluster(
  places: Places,
  privileges: Privileges,
  { durable }: Durability,
): Promise<void> {
  const fresh = `${places.cluster}.init`
  onDisk(places.cluster, () => {
    rmSync(fresh, { recursive: true, force: true })
    makeFolder(fresh, 0o700)
    refuseFullDisk(places.cluster)
    if (privileges.mode === 'setuid') chownSync(fresh, NOBODY, NOBODY)
  })
  const program = runProgram(
    { name: 'initdb', args: ['-D', fresh, ...initialFlags, ...(durable ? [] : ['--no-sync'])] },
    places,
    privileges,
  )
  let said = ''
  program.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text))
  const [code] = await once(program, 'close')
  if (code !== 0) throw explainTrouble(said, places.cluster)
  onDisk(places.cluster, () => {
    rmSync(places.cluster, { recursive: true, force: true })
    renameSync(fresh, places.cluster)
  })
}

/** Creates the cluster unless there is one of our version already. */
export async function ensureCluster(
  places: Places,
  privileges: Privileges,
  durability: Durability,
): Promise<void> {
  const parent = path.dirname(places.cluster)
  onDisk(parent, () => makeFolder(parent))
  if (onDisk(places.cluster, () => existsSync(path.join(places.cluster, 'PG_VERSION')))) {
    refuseOtherVersion(places.cluster)
    // A copied or restored folder may have lost the mode that PostgreSQL insists on.
    onDisk(places.cluster, () => chmodSync(places.cluster, 0o700))
    return
  }
  onDisk(places.cluster, () => refuseForeignFolder(places.cluster))
  await createCluster(places, privileges, durability)
}
