import { getFileNameLowLevel, openPromise, validateFileName } from 'yauzl'
import type { Entry, ZipFile } from 'yauzl'
import { isIndex, largestFile, reasonOf } from './limits.ts'
import type { Source } from './limits.ts'
import { readText } from './read-text.ts'

const mostEntries = 200_000
const mostInflated = 8 * 1024 * 1024 * 1024

/**
 * The .json files of an archive, read one at a time; nothing is written to disk. A refused file does not
 * stop the rest; an archive that is broken or too large stops at that point.
 */
export async function* zipFiles(path: string): AsyncGenerator<Source> {
  let zip: ZipFile | undefined
  try {
    // We decode the names: the library would abandon the whole archive at the first invalid one.
    zip = await openPromise(path, { lazyEntries: true, autoClose: false, decodeStrings: false })
    if (zip.entryCount > mostEntries) {
      return yield { file: path, reason: `More than ${mostEntries} files in the archive.` }
    }
    yield* entriesOf(path, zip)
  } catch (error) {
    yield { file: path, reason: `Not a readable zip archive: ${reasonOf(error)}` }
  } finally {
    zip?.close()
  }
}

async function* entriesOf(path: string, zip: ZipFile): AsyncGenerator<Source> {
  let inflated = 0
  for await (const entry of zip.eachEntry()) {
    const file = nameOf(entry)
    if (file.endsWith('/')) continue
    const shown = `${path}/${file}`
    const reason = refusal(entry, file)
    if (reason !== null) yield { file: shown, reason }
    else if (isMatchFile(file)) {
      inflated += entry.uncompressedSize
      if (inflated > mostInflated) {
        return yield { file: path, reason: 'Inflates to more than 8 GB.' }
      }
      yield await readEntry(zip, entry, shown)
    }
  }
}

function nameOf(entry: Entry): string {
  const { generalPurposeBitFlag, fileNameRaw, extraFields } = entry
  return getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false)
}

/** Files of operating systems, and texts that accompany the matches, are ignored. */
function isMatchFile(file: string): boolean {
  return file.toLowerCase().endsWith('.json') && !file.startsWith('__MACOSX/') && !isIndex(file)
}

function refusal(entry: Entry, file: string): string | null {
  const invalid = validateFileName(file)
  if (invalid !== null) return `Unsafe name: ${invalid}.`
  if (file.toLowerCase().endsWith('.zip')) return 'An archive inside an archive.'
  if (!isMatchFile(file)) return null
  if (entry.isEncrypted()) return 'Encrypted.'
  if (entry.uncompressedSize > largestFile) return 'Inflates to more than 64 MB.'
  return entry.canDecodeFileData() ? null : 'Compressed in a way we do not read.'
}

async function readEntry(zip: ZipFile, entry: Entry, file: string): Promise<Source> {
  try {
    const chunks: Buffer[] = []
    const stream = await zip.openReadStreamPromise(entry)
    for await (const chunk of stream) if (Buffer.isBuffer(chunk)) chunks.push(chunk)
    return readText(file, Buffer.concat(chunks))
  } catch (error) {
    return { file, reason: reasonOf(error) }
  }
}
