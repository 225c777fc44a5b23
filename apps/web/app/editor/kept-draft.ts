import type { PostWords } from '@pavilion/contract/editor-post.ts'
import type { Keeper } from '#state/keeper.ts'
import { isRecord, readJson } from '#state/reading.ts'
import { blankWords } from './blank-words.ts'

/** What somebody has written and not saved, as this browser keeps it. */
export type Kept = {
  readonly words: PostWords
  /** The revision it began from; null for a post that is not there yet. */
  readonly revision: number | null
  /** What a new post is made with, so that sending it again makes no second one. */
  readonly key: string
  readonly at: string
}

/** The id of a post that is not there yet. */
export const NEW = 'new'

const nameOf = (id: string) => `unsaved-post:${id}`

export const keepDraft = (keeper: Keeper, id: string, kept: Kept): void =>
  keeper.set(nameOf(id), JSON.stringify(kept))

export const forgetDraft = (keeper: Keeper, id: string): void => keeper.remove(nameOf(id))

/** Undefined where there is none, or what is there is none of ours. */
export function readDraft(keeper: Keeper, id: string): Kept | undefined {
  const read = readJson(keeper.get(nameOf(id)))
  return isKept(read) ? read : undefined
}

const isKept = (value: unknown): value is Kept =>
  isRecord(value) &&
  typeof value['at'] === 'string' &&
  typeof value['key'] === 'string' &&
  (value['revision'] === null || typeof value['revision'] === 'number') &&
  hasShape(value['words'], blankWords('blog', ''))

/** Whether every part that words have is there and of its kind. */
function hasShape(value: unknown, shape: Readonly<Record<string, unknown>>): boolean {
  if (!isRecord(value)) return false
  return Object.entries(shape).every(([name, like]) => {
    const part = value[name]
    if (like === null) return part === null || typeof part === 'string' || isRecord(part)
    if (Array.isArray(like)) return Array.isArray(part)
    return isRecord(like) ? hasShape(part, like) : typeof part === typeof like
  })
}
