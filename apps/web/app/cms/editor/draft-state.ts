import type { EditorPost, PostText } from '@pavilion/contract/cms/editor-post.ts'
import type { Kept } from './kept-draft.ts'

/** Messages by field: "title", "meta.description". */
export type Problems = Readonly<Record<string, string>>

export type DraftState = {
  /** The post as the server has it; undefined for a new post. */
  readonly saved: EditorPost | undefined
  readonly words: PostText
  /** The words that a new post begins with. */
  readonly blank: PostText
  /** The idempotency key of a new post. */
  readonly key: string
  readonly isBusy: boolean
  readonly problems: Problems
  /** The version that somebody else has saved meanwhile. */
  readonly theirs: EditorPost | undefined
}

export type DraftEvent =
  | { readonly type: 'changed'; readonly part: Partial<PostText> }
  /** Who writes a new post becomes known a moment after the page is there. */
  | { readonly type: 'begun'; readonly blank: PostText }
  | { readonly type: 'sent' }
  /** `sent` was saved; `post` is what the server answered. */
  | { readonly type: 'taken'; readonly post: EditorPost; readonly sent: PostText }
  | {
      readonly type: 'refused'
      readonly problems: Problems
      readonly theirs?: EditorPost | undefined
    }
  | { readonly type: 'restored'; readonly kept: Kept }
  | { readonly type: 'compared' }
  | { readonly type: 'gave-way'; readonly post: EditorPost }

/** The draft after an event. Nothing typed is lost unless the writer chooses so. */
export function draftAfter(draft: DraftState, event: DraftEvent): DraftState {
  switch (event.type) {
    case 'changed':
      return {
        ...draft,
        words: { ...draft.words, ...event.part },
        problems: withoutKeys(draft.problems, Object.keys(event.part)),
      }
    case 'begun':
      return begun(draft, event.blank)
    case 'sent':
      return { ...draft, isBusy: true }
    case 'taken': {
      const { post, sent } = event
      const words = isSame(draft.words, sent) ? post.words : draft.words
      return { ...draft, saved: post, words, isBusy: false, problems: {}, theirs: undefined }
    }
    case 'refused':
      return { ...draft, isBusy: false, problems: event.problems, theirs: event.theirs }
    case 'restored':
      return restored(draft, event.kept)
    case 'compared':
      return { ...draft, theirs: undefined }
    case 'gave-way':
      return { ...draft, saved: event.post, words: event.post.words, theirs: undefined }
  }
}

/** The author of a new post follows the account's name until somebody writes another. */
function begun(draft: DraftState, blank: PostText): DraftState {
  const { saved, words } = draft
  const follows = saved === undefined && words.author === draft.blank.author
  return { ...draft, blank, words: follows ? { ...words, author: blank.author } : words }
}

/** A draft based on an older revision is compared with the current one first. */
function restored(draft: DraftState, { words, key, revision }: Kept): DraftState {
  const { saved } = draft
  const isOlder = saved !== undefined && saved.revision !== revision
  return { ...draft, words, key, ...(isOlder && { theirs: saved }) }
}

export const isSame = (one: PostText, other: PostText): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const withoutKeys = (problems: Problems, keys: readonly string[]): Problems =>
  Object.fromEntries(
    Object.entries(problems).filter(([path]) => !keys.includes(path.split('.')[0] ?? '')),
  )
