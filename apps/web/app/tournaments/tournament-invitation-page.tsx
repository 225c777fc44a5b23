import { Crest } from '@pavilion/kit/art/crest.tsx'
import { Button, buttonClasses } from '@pavilion/kit/button.tsx'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Route } from './+types/tournament-invitation-page.ts'
import { ModalLink } from '#layout/modal-link.tsx'
import { shellOf } from '#shared/head.ts'
import { ownHead } from '#shared/own-head.ts'
import { useHashToken } from '#shared/use-hash-token.ts'
import { toasts } from '#state/toasts.ts'
import { useAnswer } from '#state/use-answer.ts'
import { useClientState } from '#state/use-client-state.ts'
import * as t from '#texts/tournaments.ts'
import styles from './manage/console.module.css'
import { acceptInvitation, showInvitation } from './manage/tournament-calls.ts'
import type { Invitation } from './manage/tournament-calls.ts'

export const meta: Route.MetaFunction = ({ matches }) => [
  ...ownHead(shellOf(matches), {
    title: t.yourInvitation,
    description: t.playInOrRunATournament,
    path: '/tournament-invitation',
  }),
  { name: 'referrer', content: 'no-referrer' },
]

/** Where the link of an invitation to a tournament leads. */
export default function TournamentInvitationPage() {
  const token = useHashToken()
  return (
    <div className={`pv-page ${styles.page} ${styles.narrow}`}>
      <h1 className="pv-title">{t.yourInvitation}</h1>
      {token === undefined && <Skeleton height="160px" />}
      {token === '' && <p>{t.linkIncomplete}</p>}
      {token && <Shown key={token} token={token} />}
    </div>
  )
}

function Shown({ token }: { readonly token: string }) {
  const { answer, again } = useAnswer(useCallback(() => showInvitation(token), [token]))
  if (answer === undefined) return <Skeleton height="160px" />
  if (answer.ok) return <Offer token={token} invitation={answer.data.data} />
  return (
    <>
      <p>{answer.message}</p>
      {answer.status === 0 && <Button onClick={again}>{t.tryAgain}</Button>}
    </>
  )
}

type OfferProps = { readonly token: string; readonly invitation: Invitation }

function Offer({ token, invitation: { tournament, team, organiser } }: OfferProps) {
  const { isRestored, auth } = useClientState()
  return (
    <>
      <div className={styles.row}>
        <Crest name={team?.name ?? tournament.name} size={72} />
        <span className={styles.text}>
          <b>{tournament.name}</b>
          <span className="pv-muted">
            {team === null ? t.toRunIt : t.invitesTeam({ name: team.name })}
          </span>
          {organiser !== '' && <span className="pv-small">{t.runBy({ name: organiser })}</span>}
        </span>
      </div>
      {isRestored && auth.token === null ? (
        <>
          <p>{t.toAccept}</p>
          <div className={styles.actions}>
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
    const answer = await acceptInvitation(token)
    setBusy(false)
    if (!answer.ok) return setProblem(answer.message)
    toasts.add('success', answer.data.message)
    const { team, tournament } = answer.data.data
    const console = `/manage/tournaments/${tournament.id}`
    return navigate(team === null ? console : '/manage/tournaments', { replace: true })
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
          {t.accept}
        </Button>
      </div>
    </>
  )
}
