import { factsOf } from '#matches/imported/imported-match.ts'
import type { FailedFile, Repeat } from './gather-matches.ts'
import { readyMatch } from './ready-match.ts'
import { type Records, saveRecords } from './records.ts'

type Stored = { readonly cricsheet_id: string; readonly facts: string }

/**
 * Of files with a match that an earlier file of the run contained too: those with different content, as
 * failures, since nothing says which is right. The first must be stored already.
 */
export async function differingRepeats(
  records: Records,
  repeats: readonly Repeat[],
): Promise<FailedFile[]> {
  if (repeats.length === 0) return []
  await saveRecords(
    records,
    repeats.map(({ match }) => match),
  )
  const stored = await storedFacts(records, repeats)
  return repeats.flatMap(({ match, first }) => {
    const facts = factsOf(readyMatch(records, match))
    if (stored.get(match.cricsheetId) === facts) return []
    return [{ file: match.file, reason: `Another version of the match in ${first}, read before.` }]
  })
}

async function storedFacts(
  { pool }: Records,
  repeats: readonly Repeat[],
): Promise<Map<string, string>> {
  const ids = repeats.map(({ match }) => match.cricsheetId)
  const { rows } = await pool.query<Stored>(
    `select cricsheet_id, facts from match_sealed_log
     join match on match.id = match_id where cricsheet_id = any ($1)`,
    [ids],
  )
  return new Map(rows.map((row) => [row.cricsheet_id, row.facts]))
}
