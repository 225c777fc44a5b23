import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compress } from '#http/encoded.ts'
import { BROTLI, isCompressible } from '#app/pages/static-files.ts'

/** The slowest and best quality: the files of a build are compressed once. */
const BEST = 11

/** Writes the brotli form of every compressible file of a folder beside it. */
export async function compressFiles(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isCompressible(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
  await Promise.all(
    files.map(async (file) => writeFile(file + BROTLI, await compress(await readFile(file), BEST))),
  )
}
