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

/** The paths of this start: the programs, the cluster, the socket's folder. */
export type Places = {
  readonly bin: string
  readonly cluster: string
  readonly sockets: string
}

/** A folder that every user can reach, for checkouts under /root. */
const COMMON = '/var/lib/cricket-platform'

/** sockaddr_un holds 107 bytes, and the name of the socket's lock file takes 19 of them. */
const LONGEST_SOCKET_FOLDER = 107 - '/.s.PGSQL.5432.lock'.length

const shortName = (place: string): string =>
  createHash('sha256').update(place).digest('hex').slice(0, 8)

/** Whether every user may traverse the path. Only asked when PostgreSQL runs as another user. */
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

/** Makes our data directory traversable, not the cluster in it; folders above it are not changed. */
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

/**
 * Finds the paths of a cluster, and makes them usable when we are root. The user may differ from the last
 * start, so owners are corrected.
 */
export function findPlaces(wanted: string, privileges: Privileges): Places {
  const foreign = privileges.mode === 'setuid'
  const native = foreign ? reachablePrograms(nativeDirectory()) : nativeDirectory()
  const cluster = foreign ? reachableCluster(wanted) : wanted
  if (privileges.mode !== 'user') give(cluster, foreign ? NOBODY : 0)
  return { bin: path.join(native, 'bin'), cluster, sockets: socketFolder(cluster, privileges) }
}
