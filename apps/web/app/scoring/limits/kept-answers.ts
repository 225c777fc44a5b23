const STORE = 'matches'

async function opened(name: string): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
  return settled(opening)
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })

/** Keeps on this device, under a name of its own, what was last heard of a match. */
export async function keepAnswer(name: string, matchId: string, answer: unknown): Promise<void> {
  const db = await opened(name)
  await settled(db.transaction(STORE, 'readwrite').objectStore(STORE).put(answer, matchId))
  db.close()
}

/** What was last heard of a match; null for nothing. */
export async function keptAnswer<T>(name: string, matchId: string): Promise<T | null> {
  const db = await opened(name)
  const found: IDBRequest<T | undefined> = db.transaction(STORE).objectStore(STORE).get(matchId)
  const answer = await settled(found)
  db.close()
  return answer ?? null
}
