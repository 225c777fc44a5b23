import { Crest } from '@pavilion/kit/art/crest.tsx'
import { Button, buttonClasses } from '@pavilion/kit/button.tsx'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Route } from './+types/claim-page.ts'
import { ModalLink } from '#layout/modal-link.tsx'
import { organisationAddress } from '#shared/addresses.ts'
import shared from '#shared/console.module.css'
import { shellOf } from '#shared/head.ts'
import { ownHead } from '#shared/own-head.ts'
import { useHashToken } from '#shared/use-hash-token.ts'
import { toasts } from '#state/toasts.ts'
import { useAnswer } from '#state/use-answer.ts'
import { useClientState } from '#state/use-client-state.ts'
import * as t from '#texts/clubs.ts'
import { claim, type Claim, showClaim } from './club-calls.ts'
import styles from './clubs.module.css'

export const meta: Route.MetaFunction = ({ matches }) => [
  ...ownHead(shellOf(matches), {
    title: t.yourClub,
    description: t.connectYourAccount,
    path: '/club-claim',
  }),
  { name: 'referrer', content: 'no-referrer' },
]

/** Where the link leads with which somebody takes over a player's entry. */
export default function ClaimPage() {
  const token = useHashToken()
  return (
    <div className={`pv-page ${shared.page} ${styles.narrow}`}>
      <h1 className="pv-title">{t.yourClub}</h1>
      {token === undefined && <Skeleton height="160px" />}
      {token === '' && <p>{t.linkIncomplete}</p>}
      {token && <Shown key={token} token={token} />}
    </div>
  )
}

function Shown({ token }: { readonly token: string }) {
  const { answer, again } = useAnswer(useCallback(() => showClaim(token), [token]))
  if (answer === undefined) return <Skeleton height="160px" />
  if (answer.ok) return <Offer token={token} offered={answer.data.data} />
  return (
    <>
      <p>{answer.message}</p>
      {answer.status === 0 && <Button onClick={again}>{t.tryAgain}</Button>}
    </>
  )
}

type OfferProps = { readonly token: string; readonly offered: Claim }

function Offer({ token, offered: { organisation, name } }: OfferProps) {
  const { isRestored, auth } = useClientState()
  return (
    <>
      <div className={styles.team}>
        <Crest name={organisation.name} size={72} />
        <span className={styles.text}>
          <b>{organisation.name}</b>
          <span className="pv-muted">{t.clubHasYou({ name })}</span>
        </span>
      </div>
      {isRestored && auth.token === null ? (
        <>
          <p>{t.toConnect}</p>
          <div className={shared.actions}>
            <ModalLink className={buttonClasses({})} modal="login">
              {t.logIn}
            </ModalLink>
            <ModalLink className={buttonClasses({ variant: 'outline' })} modal="signup">
              {t.signUp}
            </ModalLink>
          </div>
        </>
      ) : (
        <Accept token={token} />
      )}
    </>
  )
}

function Accept({ token }: Pick<OfferProps, 'token'>) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const accept = async () => {
    setBusy(true)
    const answer = await claim(token)
    setBusy(false)
    if (!answer.ok) return setProblem(answer.message)
    toasts.add('success', answer.data.message)
    return navigate(organisationAddress(answer.data.data.organisation), { replace: true })
  }
  return (
    <>
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div>
        <Button size="large" busy={busy} onClick={() => void accept()}>
          {t.thatIsMe}
        </Button>
      </div>
    </>
  )
}
