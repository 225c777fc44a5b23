import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { openPromise } from 'yauzl'

/** About how many match files there are, for the progress bar; unreadable places count as none. */
export async function countFiles(paths: readonly string[]): Promise<number> {
  const counts = await Promise.all(paths.map((place) => countAt(place).catch(() => 0)))
  return counts.reduce((sum, count) => sum + count, 0)
}

async function countAt(place: string): Promise<number> {
  if (!(await stat(place)).isDirectory()) return countIn(place)
  const names = await readdir(place, { recursive: true })
  const counts = await Promise.all(
    names.map((name) => countIn(path.join(place, name)).catch(() => 0)),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

async function countIn(file: string): Promise<number> {
  const extension = path.extname(file).toLowerCase()
  if (extension === '.json') return 1
  if (extension !== '.zip') return 0
  const zip = await openPromise(file, { lazyEntries: true })
  zip.close()
  return zip.entryCount
}
