import { blankPost } from '@pavilion/contract/cms/blank-post.ts'
import type { PostText } from '@pavilion/contract/cms/editor-post.ts'
import type { ClientStorage } from '#state/storage.ts'
import { isRecord, readJson } from '#state/json-guards.ts'

/** An unsaved draft as stored in this browser. */
export type Kept = {
  readonly words: PostText
  /** The revision it is based on; null for a new post. */
  readonly revision: number | null
  /** The idempotency key of a new post. */
  readonly key: string
  readonly at: string
}

/** Stands for the id of a new post. */
export const NEW = 'new'

const nameOf = (id: string) => `unsaved-post:${id}`
const earlierOf = (id: string) => `unsaved-post-earlier:${id}`

/** How many unanswered earlier drafts are kept; older ones are dropped. */
const MOST_EARLIER = 5

export const keepDraft = (storage: ClientStorage, id: string, kept: Kept): void =>
  storage.set(nameOf(id), JSON.stringify(kept))

export const forgetDraft = (storage: ClientStorage, id: string): void => storage.remove(nameOf(id))

/** Undefined when there is none, or it is not valid. */
export function readDraft(storage: ClientStorage, id: string): Kept | undefined {
  const read = readJson(storage.get(nameOf(id)))
  return isKept(read) ? read : undefined
}

/** Stores earlier drafts, not yet restored or discarded, beside the current one. */
export function keepEarlier(storage: ClientStorage, id: string, earlier: readonly Kept[]): void {
  if (earlier.length === 0) storage.remove(earlierOf(id))
  else storage.set(earlierOf(id), JSON.stringify(earlier.slice(0, MOST_EARLIER)))
}

/** All stored drafts, newest first. */
export function readUnsaved(storage: ClientStorage, id: string): readonly Kept[] {
  const latest = readDraft(storage, id)
  const read = readJson(storage.get(earlierOf(id)))
  const earlier = Array.isArray(read) ? read.filter(isKept) : []
  return latest ? [latest, ...earlier] : earlier
}

const isKept = (value: unknown): value is Kept =>
  isRecord(value) &&
  typeof value['at'] === 'string' &&
  typeof value['key'] === 'string' &&
  (value['revision'] === null || typeof value['revision'] === 'number') &&
  hasShape(value['words'], blankPost)

/** Whether the value has all fields of a post's words with the right types. */
function hasShape(value: unknown, shape: Readonly<Record<string, unknown>>): boolean {
  if (!isRecord(value)) return false
  return Object.entries(shape).every(([name, like]) => {
    const part = value[name]
    if (like === null) return part === null || typeof part === 'string' || isRecord(part)
    if (Array.isArray(like)) return Array.isArray(part)
    return isRecord(like) ? hasShape(part, like) : typeof part === typeof like
  })
}
