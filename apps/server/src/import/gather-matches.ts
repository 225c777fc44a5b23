import type { Source } from '#cricsheet/limits.ts'
import type { FileMatch } from './file-match.ts'
import { readFile } from './read-file.ts'

export type FailedFile = { readonly file: string; readonly reason: string }

/** Facts to a transaction, a dozen limited-overs matches: more of them keep more alive in memory, fewer wait more often. */
const factsInBatch = 4_000

/** The matches of the files, some at a time; what is no match is added to `failed`. */
export async function* gatherMatches(
  sources: AsyncIterable<Source>,
  failed: FailedFile[],
): AsyncGenerator<FileMatch[]> {
  const seen = new Map<string, string>()
  let batch: FileMatch[] = []
  let facts = 0
  for await (const source of sources) {
    const match = read(source, failed)
    if (match === undefined || isSecond(match, seen, failed)) continue
    batch.push(match)
    facts += match.entries.length
    if (facts < factsInBatch) continue
    yield batch
    batch = []
    facts = 0
  }
  if (batch.length > 0) yield batch
}

function read(source: Source, failed: FailedFile[]): FileMatch | undefined {
  if ('reason' in source) {
    failed.push(source)
    return undefined
  }
  const match = readFile(source)
  if (match.ok) return match.value
  failed.push({ file: source.file, reason: match.message })
  return undefined
}

function isSecond(match: FileMatch, seen: Map<string, string>, failed: FailedFile[]): boolean {
  const first = seen.get(match.cricsheetId)
  seen.set(match.cricsheetId, first ?? match.file)
  if (first === undefined) return false
  failed.push({ file: match.file, reason: `The same match as ${first}, which was read before.` })
  return true
}
