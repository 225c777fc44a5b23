import { mkdirSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * Creates a folder and its parents one at a time. Node's `recursive` reports a read-only disk as ENOENT,
 * and never returns where the kernel itself answers ENOENT.
 */
export function makeFolder(place: string, mode = 0o777): void {
  if (statSync(place, { throwIfNoEntry: false })?.isDirectory()) return
  const parent = path.dirname(place)
  if (parent !== place) makeFolder(parent)
  mkdirSync(place, { mode })
}
