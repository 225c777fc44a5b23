import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  statSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { nativeDirectory } from './native.ts'
import { NOBODY, type Privileges } from './privileges.ts'

/** Where things are for this start: the programs, the cluster, the folder of the socket. */
export type Places = {
  readonly bin: string
  readonly cluster: string
  readonly sockets: string
}

/** A place of our own that every user can walk to, for clones that live under /root. */
const COMMON = '/var/lib/cricket-platform'

/** sockaddr_un holds 107 bytes, and the name of the socket's lock file takes 19 of them. */
const LONGEST_SOCKET_FOLDER = 107 - '/.s.PGSQL.5432.lock'.length

const shortName = (place: string): string =>
  createHash('sha256').update(place).digest('hex').slice(0, 8)

/** May a stranger walk down to this place? Only asked when PostgreSQL becomes one. */
function isReachable(place: string): boolean {
  const parent = path.dirname(place)
  const open = !existsSync(place) || (statSync(place).mode & 0o001) !== 0
  return open && (parent === place || isReachable(parent))
}

function reachablePrograms(native: string): string {
  if (isReachable(native)) return native
  const copy = path.join(COMMON, `postgresql-${shortName(native)}`)
  if (!existsSync(path.join(copy, 'bin', 'postgres'))) {
    mkdirSync(COMMON, { recursive: true, mode: 0o755 })
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  }
  return copy
}

/** Our own data directory may be walked through, the cluster in it not; folders above are not ours to open. */
function reachableCluster(cluster: string): string {
  const directory = path.dirname(cluster)
  chmodSync(directory, statSync(directory).mode | 0o011)
  if (isReachable(directory)) return cluster
  mkdirSync(COMMON, { recursive: true, mode: 0o755 })
  return path.join(COMMON, `cluster-${shortName(cluster)}`)
}

function give(place: string, owner: number): void {
  if (!existsSync(place) || statSync(place).uid === owner) return
  for (const name of readdirSync(place, { recursive: true, encoding: 'utf8' })) {
    lchownSync(path.join(place, name), owner, owner)
  }
  chownSync(place, owner, owner)
}

function socketFolder(cluster: string, privileges: Privileges): string {
  if (Buffer.byteLength(cluster) <= LONGEST_SOCKET_FOLDER) return cluster
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pg-'))
  if (privileges.mode === 'setuid') chownSync(folder, NOBODY, NOBODY)
  return folder
}

/** Finds (and, for root, makes usable) the places of a cluster. The mode may differ from the last start's, so owners are put right. */
export function findPlaces(wanted: string, privileges: Privileges): Places {
  const foreign = privileges.mode === 'setuid'
  const native = foreign ? reachablePrograms(nativeDirectory()) : nativeDirectory()
  const cluster = foreign ? reachableCluster(wanted) : wanted
  if (privileges.mode !== 'user') give(cluster, foreign ? NOBODY : 0)
  return { bin: path.join(native, 'bin'), cluster, sockets: socketFolder(cluster, privileges) }
}
