import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

const program = path.join(import.meta.dirname, 'zones-process.ts')
const run = promisify(execFile)

/** As many names as fit into an argument of a process. */
const AT_ONCE = 2_000

/**
 * The IANA time zones of cities by their names; unknown cities are left out. Of namesakes the one in a
 * country where much cricket is played counts, then the largest.
 */
export async function timeZonesOf(cities: readonly string[]): Promise<Map<string, string>> {
  const zones = new Map<string, string>()
  for (let at = 0; at < cities.length; at += AT_ONCE) {
    const names = JSON.stringify(cities.slice(at, at + AT_ONCE))
    const { stdout } = await run(process.execPath, [program, names], { maxBuffer: 16 * 1024 ** 2 })
    const found: Readonly<Record<string, string>> = JSON.parse(stdout)
    for (const [city, zone] of Object.entries(found)) zones.set(city, zone)
  }
  return zones
}
