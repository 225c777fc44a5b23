import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import type { Places } from './places.ts'
import type { Privileges } from './privileges.ts'

export type Program = {
  readonly name: 'initdb' | 'postgres'
  readonly args: readonly string[]
}

/**
 * Starts one of PostgreSQL's programs with the right privileges, in its own session, so that Ctrl-C in a
 * terminal does not stop the database before its clients.
 */
export function runProgram(program: Program, places: Places, privileges: Privileges): ChildProcess {
  const line = [...privileges.prefix, path.join(places.bin, program.name), ...program.args]
  const [command = '', ...args] = line
  return spawn(command, args, {
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      LC_ALL: 'C',
      TZ: 'UTC',
    },
  })
}
