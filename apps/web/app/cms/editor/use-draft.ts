import type { EditorPost, PostText } from '@pavilion/contract/cms/editor-post.ts'
import { useReducer } from 'react'
import type { Answer, Refused } from '#state/request.ts'
import { storage } from '#state/browser-state.ts'
import { toasts } from '#state/toasts.ts'
import { draftAfter, isSame } from './draft-state.ts'
import { problemsByPath } from '#shared/form-problems.ts'
import type { DraftState, Problems } from './draft-state.ts'
import { createPost, savePost, showPost, changeStatus } from './editor-calls.ts'
import type { NewStatus } from './editor-calls.ts'
import { forgetDraft, NEW } from './kept-draft.ts'
import type { Kept } from './kept-draft.ts'
import { randomId } from '#state/random-id.ts'

type Told = Answer<{ readonly data: EditorPost }>

type Start = {
  /** The post as the server has it; undefined for a new post. */
  readonly post: EditorPost | undefined
  readonly blank: PostText
  /** Whose news a new post is to be; undefined for the site's own. */
  readonly organisationId?: string | undefined
  /** Called once, when the new post was created. */
  readonly onMade: (id: string) => void
}

const begin = ({ post, blank }: Start): DraftState => ({
  saved: post,
  words: post?.words ?? blank,
  blank,
  key: randomId(),
  isBusy: false,
  problems: {},
  theirs: undefined,
})

/** The draft of a post, and its saving and publishing. */
export function useDraft(start: Start) {
  const [draft, happen] = useReducer(draftAfter, start, begin)
  const { saved, words, key } = draft
  if (!isSame(start.blank, draft.blank)) happen({ type: 'begun', blank: start.blank })
  const isDirty = !isSame(words, saved?.words ?? draft.blank)

  /** `before` is the post as the call finds it. */
  const run = async (before: EditorPost | undefined, call: () => Promise<Told>) => {
    happen({ type: 'sent' })
    const answer = await call()
    if (!answer.ok) {
      happen({ type: 'refused', ...(await explain(answer, before?.id)) })
      return undefined
    }
    const post = answer.data.data
    if (before === undefined) {
      forgetDraft(storage, NEW)
      start.onMade(post.id)
    }
    happen({ type: 'taken', post, sent: words })
    return post
  }
  const save = (revision = saved?.revision) =>
    run(saved, () =>
      saved === undefined || revision === undefined
        ? createPost({ key, words, organisationId: start.organisationId })
        : savePost(saved.id, revision, words),
    )
  /** Saves unsaved changes, then changes the post's status. */
  const saveStatus = async (status: NewStatus) => {
    const now = isDirty || saved === undefined ? await save() : saved
    return now && run(now, () => changeStatus(now, status))
  }
  return {
    ...draft,
    isDirty,
    /** It is an organisation's, which has no legends and pages. */
    isNews: (saved?.organisation?.id ?? start.organisationId) !== undefined,
    save,
    changeStatus: saveStatus,
    change: (part: Partial<PostText>) => happen({ type: 'changed', part }),
    restore: (kept: Kept) => happen({ type: 'restored', kept }),
    compared: () => happen({ type: 'compared' }),
    giveWay: (post: EditorPost) => happen({ type: 'gave-way', post }),
  }
}

export type Draft = ReturnType<typeof useDraft>

/** The fields' messages of a refusal; for a conflict, the version that was saved meanwhile. */
async function explain(refused: Refused, id: string | undefined) {
  const problems = problemsOf(refused)
  if (refused.code === 'STALE_REVISION' && id !== undefined) {
    const now = await showPost(id)
    if (now.ok) return { problems, theirs: now.data.data }
  }
  toasts.add('error', Object.values(problems)[0] ?? refused.message)
  return { problems }
}

function problemsOf({ code, message, errors }: Refused): Problems {
  if (code === 'SLUG_TAKEN') return { slug: message }
  return problemsByPath(errors, 'words.')
}
