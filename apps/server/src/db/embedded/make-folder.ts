import { mkdirSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * Makes a folder and those above it, one at a time: on a read-only disk Node's own `recursive` hides
 * the reason behind ENOENT, and where the kernel answers ENOENT itself it never comes back.
 */
export function makeFolder(place: string, mode = 0o777): void {
  if (statSync(place, { throwIfNoEntry: false })?.isDirectory()) return
  const parent = path.dirname(place)
  if (parent !== place) makeFolder(parent)
  mkdirSync(place, { mode })
}
