import type { Source } from '#cricsheet/limits.ts'
import type { FileMatch } from './file-match.ts'
import { readFile } from './read-file.ts'

export type FailedFile = { readonly file: string; readonly reason: string }

/**
 * How many facts go into one transaction: about a dozen limited-overs matches. More would need more memory,
 * fewer more commits.
 */
const factsInBatch = 4_000

/** A match that an earlier file of this run contained too. */
export type Repeat = { readonly match: FileMatch; readonly first: string }

/** The files that bring no new match. */
export type Aside = { readonly failed: FailedFile[]; readonly repeats: Repeat[] }

/** The matches of the files in batches, each match once. */
export async function* gatherMatches(
  sources: AsyncIterable<Source>,
  { failed, repeats }: Aside,
): AsyncGenerator<FileMatch[]> {
  const seen = new Map<string, string>()
  let batch: FileMatch[] = []
  let facts = 0
  for await (const source of sources) {
    const match = read(source, failed)
    if (match === undefined) continue
    const first = seen.get(match.cricsheetId)
    if (first !== undefined) {
      repeats.push({ match, first })
      continue
    }
    seen.set(match.cricsheetId, match.file)
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
