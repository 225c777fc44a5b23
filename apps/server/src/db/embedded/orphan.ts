import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { CannotStart } from '#cannot-start.ts'

const PATIENCE_MS = 15_000
const LOOK_AGAIN_MS = 10

/** The command line of a process; empty when there is no such process. */
function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

/**
 * The PostgreSQL that still serves this cluster, by its pid file; an unrelated process that reused the
 * number is ignored.
 */
function postmasterOf(cluster: string): number | undefined {
  const note = path.join(cluster, 'postmaster.pid')
  if (!existsSync(note)) return undefined
  const pid = Number(readFileSync(note, 'utf8').split('\n')[0])
  const line = commandLine(pid)
  return line.includes('postgres') && line.includes(cluster) ? pid : undefined
}

/**
 * Stops the PostgreSQL that a killed server left behind. Only the holder of the data directory's lock may
 * call it: then nobody uses that PostgreSQL any more.
 */
export async function stopOrphan(cluster: string): Promise<void> {
  const pid = postmasterOf(cluster)
  if (pid === undefined) return
  process.kill(pid, 'SIGINT')
  const end = performance.now() + PATIENCE_MS
  while (commandLine(pid) !== '') {
    if (performance.now() > end) {
      throw new CannotStart(
        `A PostgreSQL left over from an earlier run (process ${pid}) does not stop. Stop it, then start again.`,
      )
    }
    await wait(LOOK_AGAIN_MS)
  }
}
