import { blankPost } from '@pavilion/contract/cms/blank-post.ts'
import { lazyIsland } from '@pavilion/kit/islands/island.tsx'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Route } from './+types/post-page.ts'
import { useClientState } from '#state/use-client-state.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import { consoleHead } from './editor-head.ts'
import { Refusal, Waiting } from './editor-states.tsx'
import { findEntries, showPost } from './editor-calls.ts'
import { NEW } from './kept-draft.ts'
import { PostEditor } from './post-editor.tsx'
import { ownMove } from '#shared/use-leaving.ts'
import * as t from '#texts/cms.ts'

const EditorState = lazyIsland(import.meta.env.SSR ? PostEditor : undefined, () =>
  import('./post-editor.tsx').then((module) => module.PostEditor),
)

const kinds = ['blog', 'news', 'legend', 'page'] as const
const askWhether = () => findEntries({ page: { size: 1 } })

export const meta: Route.MetaFunction = ({ matches, params }) =>
  consoleHead(matches, params.postId === NEW ? t.newPost : t.editPost)

/** The editor stays mounted when a new post gets its address. */
export default function PostPage({ params: { postId } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const [madeHere, setMadeHere] = useState<string>()
  const editor = postId === madeHere ? NEW : postId
  const onMade = (id: string) => {
    setMadeHere(id)
    void navigate(`/operator/content/${id}`, { replace: true, state: ownMove })
  }
  return editor === NEW ? (
    <NewPost key={NEW} onMade={onMade} />
  ) : (
    <KnownPost key={editor} id={editor} onMade={onMade} />
  )
}

type MadeProps = { readonly onMade: (id: string) => void }

/** Loads an empty list first, to check that the account may write at all. */
function NewPost({ onMade }: MadeProps) {
  const [query] = useSearchParams()
  const { auth } = useClientState()
  const { answer, again } = useQueryAnswer({ key: ['may-write'], call: askWhether })
  const organisationId = query.get('organisation') ?? undefined
  const usual = organisationId === undefined ? 'blog' : 'news'
  const kind = kinds.find((known) => known === query.get('kind')) ?? usual
  if (answer === undefined) return <Waiting />
  if (!answer.ok) return <Refusal refused={answer} again={again} />
  const blank = { ...blankPost, kind, author: auth.loginUserDetails?.name ?? '' }
  const whose = { organisationId, onMade }
  return <EditorState id={NEW} post={undefined} blank={blank} {...whose} />
}

function KnownPost({ id, onMade }: MadeProps & { readonly id: string }) {
  const { answer, again } = useQueryAnswer({
    key: ['post', id],
    call: () => showPost(id),
    keep: false,
  })
  if (answer === undefined) return <Waiting />
  if (!answer.ok) return <Refusal refused={answer} again={again} />
  const post = answer.data.data
  return <EditorState id={id} post={post} blank={post.words} onMade={onMade} />
}
