import { buttonClasses } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Route } from './+types/own-appointments-page.ts'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import shared from '#shared/console.module.css'
import { shellOf } from '#shared/head.ts'
import { ownHead } from '#shared/own-head.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/appointments.ts'
import { AnswerForm } from './answer-form.tsx'
import { answerOwn, type OwnList, showOwn } from './appointment-calls.ts'
import { AppointmentFacts } from './appointment-facts.tsx'
import styles from './appointments.module.css'
import { AwayPanel } from './away-panel.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  ownHead(shellOf(matches), {
    title: t.myAppointments,
    description: t.whatMyAppointmentsAre,
    path: '/my-cricket/appointments',
  })

/** The matches at which the account officiates, and when it cannot. */
export default function OwnAppointmentsPage() {
  const { answer, again } = useQueryAnswer({
    key: ['own-appointments'],
    call: showOwn,
    keep: false,
  })
  return (
    <ConsoleFrame answer={answer} again={again}>
      {(own) => <Page first={own} />}
    </ConsoleFrame>
  )
}

function Page({ first }: { readonly first: OwnList }) {
  const [own, setOwn] = useState(first)
  return (
    <div className={`pv-page ${shared.page}`}>
      <header className={shared.headText}>
        <Link className="pv-link pv-small" to="/my-cricket">
          {t.myCricket}
        </Link>
        <h1 className="pv-title">{t.myAppointments}</h1>
      </header>
      {own.appointments.length === 0 ? (
        <EmptyState level={2} title={t.nothingAsked}>
          {t.whatMyAppointmentsAre}
        </EmptyState>
      ) : (
        <Panel level={2} title={t.appointments}>
          <ul>
            {own.appointments.map((one) => (
              <li key={one.id} className={styles.match}>
                <OwnAppointment one={one} onChanged={setOwn} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {own.isOfficial && <AwayPanel away={own.away} onChanged={setOwn} />}
    </div>
  )
}

type OwnAppointmentProps = {
  readonly one: OwnList['appointments'][number]
  readonly onChanged: (own: OwnList) => void
}

/** A match, and what its official does about it: answers, reports a player, or scores it. */
function OwnAppointment({ one, onChanged }: OwnAppointmentProps) {
  return (
    <>
      <AppointmentFacts one={one} />
      {one.state === 'asked' && (
        <AnswerForm
          send={(given) => answerOwn({ appointmentId: one.id, ...given })}
          onChanged={onChanged}
        />
      )}
      {one.state === 'accepted' && one.role !== 'scorer' && (
        <div>
          <Link
            className={buttonClasses({ variant: 'outline', size: 'small' })}
            to={`/my-cricket/matches/${one.matchId}/report`}
            aria-label={t.reportAPlayerOf(one)}
          >
            {t.reportAPlayer}
          </Link>
        </div>
      )}
      {one.state === 'accepted' && one.role === 'scorer' && (
        <div>
          <a
            className={buttonClasses({ variant: 'outline', size: 'small' })}
            href={`/score/${one.matchId}`}
          >
            {t.scoreThisMatch}
          </a>
        </div>
      )}
    </>
  )
}
