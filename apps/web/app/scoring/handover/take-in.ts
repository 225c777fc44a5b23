import * as t from '#texts/scoring.ts'
import { compareLogs } from '../book/merge.ts'
import type { ScoreStore } from '../book/store.ts'
import type { Handed } from './packed.ts'

const OTHER_BALLS = t.otherBallsHere

/** Keeps a match that another device hands over, and that this one takes the scoring over. Answers why not, or null. */
export async function takeIn(store: ScoreStore, handed: Handed): Promise<string | null> {
  const { matchId: id, setup, acked, facts } = handed
  const kept = await store.read(id)
  const compared = compareLogs(kept?.facts ?? [], facts)
  if (compared.kind === 'apart') return OTHER_BALLS
  if (kept === undefined || compared.kind === 'behind') {
    await store.write({ id, setup, acked: Math.max(acked, kept?.acked ?? 0), facts })
  }
  await store.mark(id, 'received')
  return null
}
