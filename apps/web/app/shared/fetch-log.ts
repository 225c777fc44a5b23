import type { Entry } from '@pavilion/cricket/facts.ts'
import { log } from '#calls/matches.ts'
import { send } from '#state/api.ts'

/** All entries after `after`, fetched in several requests if needed. Throws when that fails. */
export async function fetchLog(matchId: string, after: number): Promise<readonly Entry[]> {
  const entries: Entry[] = []
  for (;;) {
    const last = entries.at(-1)?.seq ?? after
    const answer = await send(log, { matchId, after: last })
    if (!answer.ok) throw new Error(answer.message)
    const part = answer.data.data
    entries.push(...part.entries)
    if (part.entries.length === 0 || part.entries.at(-1)?.seq === part.seq) return entries
  }
}
