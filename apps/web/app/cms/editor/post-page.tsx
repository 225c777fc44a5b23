import { latePart } from '@pavilion/kit/islands/island.tsx'
import { useCallback, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Route } from './+types/post-page.ts'
import { useClientState } from '#state/use-client-state.ts'
import { useAnswer } from '#state/use-answer.ts'
import { blankWords } from './blank-words.ts'
import { deskHead } from './desk-head.ts'
import { Refusal, Waiting } from './desk-states.tsx'
import { findEntries, showPost } from './editor-calls.ts'
import { NEW } from './kept-draft.ts'
import { PostDesk } from './post-desk.tsx'
import { ownMove } from '#shared/use-leaving.ts'

const Desk = latePart(import.meta.env.SSR ? PostDesk : undefined, () =>
  import('./post-desk.tsx').then((module) => module.PostDesk),
)

const kinds = ['blog', 'news', 'legend', 'page'] as const
const askWhether = () => findEntries({ page: { size: 1 } })

export const meta: Route.MetaFunction = ({ matches, params }) =>
  deskHead(matches, params.postId === NEW ? 'New post' : 'Edit post')

/** The editor stays mounted when a new post gets its address. */
export default function PostPage({ params: { postId } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const [madeHere, setMadeHere] = useState<string>()
  const desk = postId === madeHere ? NEW : postId
  const onMade = (id: string) => {
    setMadeHere(id)
    void navigate(`/operator/content/${id}`, { replace: true, state: ownMove })
  }
  return desk === NEW ? (
    <NewPost key={NEW} onMade={onMade} />
  ) : (
    <KnownPost key={desk} id={desk} onMade={onMade} />
  )
}

type MadeProps = { readonly onMade: (id: string) => void }

/** Loads an empty list first, to check that the account may write at all. */
function NewPost({ onMade }: MadeProps) {
  const [query] = useSearchParams()
  const { auth } = useClientState()
  const { answer, again } = useAnswer(askWhether)
  const kind = kinds.find((known) => known === query.get('kind')) ?? 'blog'
  if (answer === undefined) return <Waiting />
  if (!answer.ok) return <Refusal refused={answer} again={again} />
  const blank = blankWords(kind, auth.loginUserDetails?.name ?? '')
  return <Desk id={NEW} post={undefined} blank={blank} onMade={onMade} />
}

function KnownPost({ id, onMade }: MadeProps & { readonly id: string }) {
  const { answer, again } = useAnswer(useCallback(() => showPost(id), [id]))
  if (answer === undefined) return <Waiting />
  if (!answer.ok) return <Refusal refused={answer} again={again} />
  const post = answer.data.data
  return <Desk id={id} post={post} blank={post.words} onMade={onMade} />
}
