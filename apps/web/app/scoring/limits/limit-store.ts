import type { MatchLimits } from '@pavilion/contract/workloads/workload-calls.ts'
import { forMatch } from '#calls/workloads.ts'
import { send } from '#state/api.ts'

export type { MatchLimits }

const NAME = 'bowling-limits'
const STORE = 'matches'

async function opened(): Promise<IDBDatabase> {
  const opening = indexedDB.open(NAME, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
  return settled(opening)
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })

async function keep(matchId: string, limits: MatchLimits): Promise<void> {
  const db = await opened()
  await settled(db.transaction(STORE, 'readwrite').objectStore(STORE).put(limits, matchId))
  db.close()
}

async function kept(matchId: string): Promise<MatchLimits | null> {
  const db = await opened()
  const found: IDBRequest<MatchLimits | undefined> = db
    .transaction(STORE)
    .objectStore(STORE)
    .get(matchId)
  const limits = await settled(found)
  db.close()
  return limits ?? null
}

/** Whom directives limit in a match: as the server says, or, without a network, as this device last heard. */
export async function limitsOfMatch(matchId: string): Promise<MatchLimits | null> {
  const answer = await send(forMatch, { matchId })
  if (!answer.ok) return kept(matchId).catch(() => null)
  const limits = answer.data.data
  await keep(matchId, limits).catch(() => undefined)
  return limits
}
