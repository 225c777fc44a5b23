import type { Fact } from '@pavilion/cricket/facts.ts'
import type { MatchSetup } from '@pavilion/cricket/setup.ts'

/** A match as this device keeps it. `acked`: the last seq that the server has. */
export type KeptMatch = {
  readonly id: string
  readonly setup: MatchSetup
  readonly acked: number
  readonly facts: readonly Fact[]
  readonly mark?: HandOver | undefined
  /**
   * The id under which this device scores it. A browser that dies forgets what it kept elsewhere in its last
   * seconds, and the server would take it for another device.
   */
  readonly device?: string | undefined
}

/** A match that was handed to another device, or received from one, without a network. */
export type HandOver = 'handed' | 'received'

/** Where a device keeps the matches that it scores. Each change is on the disk when its promise resolves. */
export type ScoreStore = {
  readonly read: (id: string) => Promise<KeptMatch | undefined>
  /** Replaces what is kept of the match. */
  readonly write: (match: KeptMatch) => Promise<void>
  /** Appends facts; the first gets the seq `from`. */
  readonly append: (id: string, from: number, facts: readonly Fact[]) => Promise<void>
  readonly acknowledge: (id: string, seq: number) => Promise<void>
  /** Marks a match as handed over or received; null when that is settled. */
  readonly mark: (id: string, mark: HandOver | null) => Promise<void>
  /** Keeps facts of this device that another log has taken the place of. */
  readonly setAside: (id: string, facts: readonly Fact[]) => Promise<void>
}

type MatchRow = Omit<KeptMatch, 'facts'>
type FactRow = { readonly match: string; readonly seq: number; readonly fact: Fact }

const NAME = 'scoring'
const VERSION = 1

async function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(NAME, VERSION)
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore('matches', { keyPath: 'id' })
    opening.result.createObjectStore('facts', { keyPath: ['match', 'seq'] })
    opening.result.createObjectStore('aside', { autoIncrement: true })
  }
  const db = await settled(opening)
  db.onversionchange = () => db.close()
  return db
}

/** The matches that this device keeps, by their ids: the latest made first. */
export async function keptMatches(): Promise<readonly Pick<KeptMatch, 'id' | 'setup'>[]> {
  const db = await openDatabase()
  const rows: IDBRequest<MatchRow[]> = db.transaction('matches').objectStore('matches').getAll()
  const matches = await settled(rows)
  db.close()
  return matches.toReversed()
}

/** The store in IndexedDB. Rejects where the browser keeps nothing. */
export async function openScoreStore(): Promise<ScoreStore> {
  const db = await openDatabase()
  return {
    read: (id) => readMatch(db, id),
    write: (match) => writing(db, (of) => putMatch(of, match)),
    append: (id, from, facts) =>
      writing(db, (of) =>
        facts.forEach((fact, at) => putFact(of, { match: id, seq: from + at, fact })),
      ),
    acknowledge: (id, acked) => writing(db, (of) => rewrite(of('matches'), id, { acked })),
    mark: (id, mark) =>
      writing(db, (of) => rewrite(of('matches'), id, { mark: mark ?? undefined })),
    setAside: (id, facts) =>
      writing(db, (of) => of('aside').add({ match: id, facts, at: Date.now() })),
  }
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })

type StoreOf = (name: 'matches' | 'facts' | 'aside') => IDBObjectStore

/** Resolves when the changes are on the disk, not when they are in a cache. */
const writing = (db: IDBDatabase, change: (of: StoreOf) => unknown): Promise<void> =>
  new Promise((resolve, reject) => {
    const work = db.transaction(['matches', 'facts', 'aside'], 'readwrite', {
      durability: 'strict',
    })
    work.addEventListener('complete', () => resolve())
    work.addEventListener('abort', () => reject(work.error))
    change((name) => work.objectStore(name))
  })

const factsOf = (id: string) => IDBKeyRange.bound([id], [id, []])

async function readMatch(db: IDBDatabase, id: string): Promise<KeptMatch | undefined> {
  const work = db.transaction(['matches', 'facts'])
  const kept: IDBRequest<MatchRow | undefined> = work.objectStore('matches').get(id)
  const rows: IDBRequest<FactRow[]> = work.objectStore('facts').getAll(factsOf(id))
  const [match, facts] = await Promise.all([settled(kept), settled(rows)])
  return match && { ...match, facts: facts.map(({ fact }) => fact) }
}

function putMatch(of: StoreOf, { id, setup, acked, facts, device }: KeptMatch): void {
  const row: MatchRow = { id, setup, acked, device }
  of('matches').put(row)
  of('facts').delete(factsOf(id))
  facts.forEach((fact, at) => putFact(of, { match: id, seq: at + 1, fact }))
}

const putFact = (of: StoreOf, row: FactRow) => of('facts').put(row)

function rewrite(matches: IDBObjectStore, id: string, change: Partial<MatchRow>): void {
  const kept: IDBRequest<MatchRow | undefined> = matches.get(id)
  kept.addEventListener('success', () => {
    if (kept.result !== undefined) matches.put({ ...kept.result, ...change })
  })
}
