import { Button, buttonClasses } from '@pavilion/kit/button.tsx'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { ModalLink } from '#layout/modal-link.tsx'
import { toasts } from '#state/toasts.ts'
import type { Answer } from '#state/request.ts'
import { useAnswer } from '#state/use-answer.ts'
import { useClientState } from '#state/use-client-state.ts'
import * as t from '#texts/common.ts'
import shared from './console.module.css'
import { useHashToken } from './use-hash-token.ts'

type Told<T> = { readonly message: string; readonly data: T }

type LinkOfferProps<Offered, Accepted> = {
  readonly title: string
  /** What the link offers; does not change between renders. */
  readonly show: (token: string) => Promise<Answer<Told<Offered>>>
  readonly accept: (token: string) => Promise<Answer<Told<Accepted>>>
  readonly textsOf: (offered: Offered) => {
    /** Of whoever offers it. */
    readonly crest: ReactNode
    readonly name: string
    readonly says: ReactNode
    /** Says what accepting does, where that depends on the offer. */
    readonly accepting?: string
  }
  readonly accepting: string
  /** For who is not logged in. */
  readonly toAccept: string
  /** Where to go after it was accepted. */
  readonly goOn: (accepted: Accepted) => string
}

/** The page of a link that offers something once: shown to everybody, accepted by who is logged in. */
export function LinkOffer<Offered, Accepted>(props: LinkOfferProps<Offered, Accepted>) {
  const token = useHashToken()
  return (
    <div className={`pv-page ${shared.page} ${shared.narrow}`}>
      <h1 className="pv-title">{props.title}</h1>
      {token === undefined && <Skeleton height="160px" />}
      {token === '' && <p>{t.linkIncomplete}</p>}
      {token && <Shown key={token} {...props} token={token} />}
    </div>
  )
}

type ShownProps<Offered, Accepted> = LinkOfferProps<Offered, Accepted> & { readonly token: string }

function Shown<Offered, Accepted>(props: ShownProps<Offered, Accepted>) {
  const { token, show, textsOf, toAccept } = props
  const { isRestored, auth } = useClientState()
  const { answer, again } = useAnswer(useCallback(() => show(token), [show, token]))
  if (answer === undefined) return <Skeleton height="160px" />
  if (!answer.ok) {
    return (
      <>
        <p>{answer.message}</p>
        {answer.status === 0 && <Button onClick={again}>{t.tryAgain}</Button>}
      </>
    )
  }
  const { crest, name, says, accepting = props.accepting } = textsOf(answer.data.data)
  return (
    <>
      <div className={shared.offer}>
        {crest}
        <span className={shared.offerText}>
          <b>{name}</b>
          {says}
        </span>
      </div>
      {isRestored && auth.token === null ? (
        <LogInFirst says={toAccept} />
      ) : (
        <Accept {...props} accepting={accepting} />
      )}
    </>
  )
}

const LogInFirst = ({ says }: { readonly says: string }) => (
  <>
    <p>{says}</p>
    <div className={shared.actions}>
      <ModalLink className={buttonClasses({})} modal="login" isAwaited>
        {t.logIn}
      </ModalLink>
      <ModalLink className={buttonClasses({ variant: 'outline' })} modal="signup" isAwaited>
        {t.signUp}
      </ModalLink>
    </div>
  </>
)

function Accept<Offered, Accepted>(props: ShownProps<Offered, Accepted>) {
  const { token, accept, accepting, goOn } = props
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const send = async () => {
    setBusy(true)
    const answer = await accept(token)
    setBusy(false)
    if (!answer.ok) return setProblem(answer.message)
    toasts.add('success', answer.data.message)
    return navigate(goOn(answer.data.data), { replace: true })
  }
  return (
    <>
      {problem !== undefined && (
        <p role="alert" className={shared.problem}>
          {problem}
        </p>
      )}
      <div>
        <Button size="large" busy={busy} onClick={() => void send()}>
          {accepting}
        </Button>
      </div>
    </>
  )
}
