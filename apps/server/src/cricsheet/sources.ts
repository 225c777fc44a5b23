import { opendir, readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { isIndex, largestFile, reasonOf } from './limits.ts'
import type { Source } from './limits.ts'
import { readText } from './read-text.ts'
import { zipFiles } from './zip-files.ts'

/**
 * Every .json file under the paths, except indexes, in a stable order: single files, folders with their
 * contents, and zip archives, whose files are named `archive.zip/1.json`. What cannot be read is reported
 * by name and reason; the rest goes on.
 */
export async function* cricsheetFiles(paths: readonly string[]): AsyncGenerator<Source> {
  for (const path of paths) yield* sourcesAt(path, true)
}

async function* sourcesAt(path: string, named: boolean): AsyncGenerator<Source> {
  const found = await kindOf(path)
  if (typeof found !== 'string') return yield { file: path, reason: found.reason }
  if (found === 'folder') return yield* folderFiles(path)
  const extension = extname(path).toLowerCase()
  if (extension === '.zip') yield* zipFiles(path)
  else if (extension === '.json') yield* jsonFile(path)
  else if (named) yield { file: path, reason: 'Neither .json nor .zip.' }
}

async function kindOf(path: string): Promise<'folder' | 'file' | { reason: string }> {
  try {
    const found = await stat(path)
    if (found.isDirectory()) return 'folder'
    if (!found.isFile()) return { reason: 'Not a regular file.' }
    return found.size > largestFile && extname(path).toLowerCase() === '.json'
      ? { reason: 'Larger than 64 MB.' }
      : 'file'
  } catch (error) {
    return { reason: reasonOf(error) }
  }
}

async function* folderFiles(path: string): AsyncGenerator<Source> {
  const names: string[] = []
  try {
    for await (const entry of await opendir(path)) {
      if (!entry.isSymbolicLink()) names.push(entry.name)
    }
  } catch (error) {
    return yield { file: path, reason: reasonOf(error) }
  }
  names.sort()
  for (const name of names) yield* sourcesAt(join(path, name), false)
}

async function* jsonFile(path: string): AsyncGenerator<Source> {
  if (isIndex(path)) return
  try {
    yield readText(path, await readFile(path))
  } catch (error) {
    yield { file: path, reason: reasonOf(error) }
  }
}
