import type { PostWords } from '@pavilion/contract/cms/editor-post.ts'
import type { Keeper } from '#state/storage.ts'
import { isRecord, readJson } from '#state/json-guards.ts'
import { blankWords } from './blank-words.ts'

/** An unsaved draft as stored in this browser. */
export type Kept = {
  readonly words: PostWords
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

export const keepDraft = (keeper: Keeper, id: string, kept: Kept): void =>
  keeper.set(nameOf(id), JSON.stringify(kept))

export const forgetDraft = (keeper: Keeper, id: string): void => keeper.remove(nameOf(id))

/** Undefined when there is none, or it is not valid. */
export function readDraft(keeper: Keeper, id: string): Kept | undefined {
  const read = readJson(keeper.get(nameOf(id)))
  return isKept(read) ? read : undefined
}

/** Stores earlier drafts, not yet restored or discarded, beside the current one. */
export function keepEarlier(keeper: Keeper, id: string, earlier: readonly Kept[]): void {
  if (earlier.length === 0) keeper.remove(earlierOf(id))
  else keeper.set(earlierOf(id), JSON.stringify(earlier.slice(0, MOST_EARLIER)))
}

/** All stored drafts, newest first. */
export function readUnsaved(keeper: Keeper, id: string): readonly Kept[] {
  const latest = readDraft(keeper, id)
  const read = readJson(keeper.get(earlierOf(id)))
  const earlier = Array.isArray(read) ? read.filter(isKept) : []
  return latest ? [latest, ...earlier] : earlier
}

const isKept = (value: unknown): value is Kept =>
  isRecord(value) &&
  typeof value['at'] === 'string' &&
  typeof value['key'] === 'string' &&
  (value['revision'] === null || typeof value['revision'] === 'number') &&
  hasShape(value['words'], blankWords('blog', ''))

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
