import { spawnSync } from 'node:child_process'

/** The uid of `nobody`; initdb requires a user with an entry in the passwd file. */
export const NOBODY = 65_534

/**
 * How to start PostgreSQL so that it accepts our user and ends when we do. PostgreSQL refuses to run as
 * root. For root, a user namespace makes it look like `nobody` without changing files' owners; where
 * containers forbid namespaces, the process really becomes `nobody`.
 */
export type Privileges = {
  readonly mode: 'user' | 'namespace' | 'setuid'
  /** What to put before the program and its arguments. */
  readonly prefix: readonly string[]
}

const works = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0

/**
 * The kernel sends SIGINT (a fast shutdown) when the starting thread ends. Must come last, because changing
 * the user clears it.
 */
function dieWithParent(): string[] {
  return works('setpriv', '--version') ? ['setpriv', '--pdeathsig', 'INT'] : []
}

const becomeNobody = [`--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups']

export function choosePrivileges(): Privileges {
  if (process.getuid?.() !== 0) return { mode: 'user', prefix: dieWithParent() }
  const namespace = ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`]
  if (works('unshare', ...namespace, 'true')) {
    return { mode: 'namespace', prefix: ['unshare', ...namespace, ...dieWithParent()] }
  }
  return { mode: 'setuid', prefix: ['setpriv', ...becomeNobody, '--pdeathsig', 'INT'] }
}
