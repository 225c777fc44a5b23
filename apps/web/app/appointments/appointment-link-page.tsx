import { Button, buttonClasses } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { useCallback, useState } from 'react'
import { Link } from 'react-router'
import type { Route } from './+types/appointment-link-page.ts'
import { ModalLink } from '#layout/modal-link.tsx'
import shared from '#shared/console.module.css'
import { shellOf } from '#shared/head.ts'
import { ownHead } from '#shared/own-head.ts'
import { useHashToken } from '#shared/use-hash-token.ts'
import { useAnswer } from '#state/use-answer.ts'
import { useClientState } from '#state/use-client-state.ts'
import * as t from '#texts/appointments.ts'
import { AnswerForm } from './answer-form.tsx'
import { answerByLink, claim, type OwnAppointment, showByLink } from './appointment-calls.ts'
import { AppointmentFacts } from './appointment-facts.tsx'
import { useChange } from '#shared/use-change.ts'

export const meta: Route.MetaFunction = ({ matches }) => [
  ...ownHead(shellOf(matches), {
    title: t.yourAppointment,
    description: t.whatLinkIs,
    path: '/appointment',
  }),
  { name: 'referrer', content: 'no-referrer' },
]

/** Where the link in an official’s email leads: answered without an account. */
export default function AppointmentLinkPage() {
  const token = useHashToken()
  return (
    <div className={`pv-page ${shared.page} ${shared.narrow}`}>
      <h1 className="pv-title">{t.yourAppointment}</h1>
      {token === undefined && <Skeleton height="160px" />}
      {token === '' && <p>{t.linkIncomplete}</p>}
      {token && <Shown key={token} token={token} />}
    </div>
  )
}

function Shown({ token }: { readonly token: string }) {
  const { answer, again } = useAnswer(useCallback(() => showByLink(token), [token]))
  if (answer === undefined) return <Skeleton height="160px" />
  if (answer.ok) return <Answered first={answer.data.data} token={token} />
  return (
    <>
      <p>{answer.message}</p>
      {answer.status === 0 && (
        <div>
          <Button onClick={again}>{t.tryAgain}</Button>
        </div>
      )}
    </>
  )
}

const said = {
  asked: '',
  accepted: t.youAccepted,
  declined: t.youDeclined,
  released: t.youWereReleased,
} as const

type ShownProps = { readonly first: OwnAppointment; readonly token: string }

function Answered({ first, token }: ShownProps) {
  const [one, setOne] = useState(first)
  return (
    <>
      <Panel level={2} title={one.name}>
        <div className={shared.form}>
          <AppointmentFacts one={one} />
          {one.state === 'asked' ? (
            <AnswerForm send={(given) => answerByLink({ token, ...given })} onChanged={setOne} />
          ) : (
            <p aria-live="polite">{said[one.state]}</p>
          )}
        </div>
      </Panel>
      <Claim one={one} token={token} onChanged={setOne} />
    </>
  )
}

type ClaimProps = {
  readonly one: OwnAppointment
  readonly token: string
  readonly onChanged: (one: OwnAppointment) => void
}

/** Puts the appointments into the list of whoever is logged in. */
function Claim({ one, token, onChanged }: ClaimProps) {
  const { isRestored, auth } = useClientState()
  const { busy, change } = useChange(onChanged)
  if (!isRestored) return null
  if (auth.token === null) {
    return (
      <div className={shared.actions}>
        <ModalLink className={buttonClasses({ variant: 'outline' })} modal="login">
          {t.logIn}
        </ModalLink>
        <span className="pv-small pv-muted">{t.toScoreLogIn}</span>
      </div>
    )
  }
  return one.isClaimed ? (
    <div className={shared.actions}>
      <Link className={buttonClasses({ variant: 'outline' })} to="/my-cricket/appointments">
        {t.myAppointments}
      </Link>
      <span className="pv-small pv-muted">{t.inYourList}</span>
    </div>
  ) : (
    <div>
      <Button
        variant="outline"
        busy={busy === 'claim'}
        onClick={() => void change('claim', () => claim(token))}
      >
        {t.addToAccount}
      </Button>
    </div>
  )
}
