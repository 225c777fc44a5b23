import { Panel } from '@pavilion/kit/panel.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Route } from './+types/report-page.ts'
import { useShell } from '#layout/use-shell.ts'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import shared from '#shared/console.module.css'
import { dayAt, longDay } from '#shared/dates.ts'
import { shellOf } from '#shared/head.ts'
import { ownHead } from '#shared/own-head.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/discipline.ts'
import { type Form, showForm } from './discipline-calls.ts'
import { matchText } from './discipline-text.ts'
import styles from './discipline.module.css'
import { ReportFacts } from './report-facts.tsx'
import { ReportForm } from './report-form.tsx'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  ownHead(shellOf(matches), {
    title: t.reportAPlayer,
    description: t.reportLead,
    path: `/my-cricket/matches/${params.matchId}/report`,
  })

/** Where an official of a match reports a player. */
export default function ReportPage({ params: { matchId } }: Route.ComponentProps) {
  const { answer, again } = useQueryAnswer({
    key: ['discipline-form', matchId],
    call: () => showForm(matchId),
    keep: false,
  })
  return (
    <ConsoleFrame answer={answer} again={again}>
      {(form) => <Page key={matchId} first={form} />}
    </ConsoleFrame>
  )
}

function Page({ first }: { readonly first: Form }) {
  const [form, setForm] = useState(first)
  const locale = useShell()?.site.locale ?? 'en'
  const { match, hasBegun, timeZone, tournament, reports } = form
  const dayOf = (instant: string) => longDay(dayAt(instant, timeZone), locale)
  return (
    <div className={`pv-page ${shared.page} ${shared.narrow}`}>
      <header className={shared.headText}>
        <Link className="pv-link pv-small" to="/my-cricket/appointments">
          {t.myAppointments}
        </Link>
        <h1 className="pv-title">{t.reportAPlayer}</h1>
        <p className="pv-small pv-muted">
          {[tournament.name, matchText(match, { locale, timeZone })].join(', ')}
        </p>
      </header>
      <Panel level={2} title={t.report}>
        <div className={shared.form}>
          <p>{t.reportLead}</p>
          {hasBegun ? (
            <ReportForm key={reports.length} form={form} onReported={setForm} />
          ) : (
            <p className="pv-small">{t.reportsFollowMatches}</p>
          )}
        </div>
      </Panel>
      <Panel level={2} title={t.yourReports}>
        {reports.length === 0 ? (
          <p className="pv-small">{t.noReportsOfYours}</p>
        ) : (
          <ul className={styles.cases}>
            {reports.map((one) => (
              <li key={one.id}>
                <ReportFacts one={one} facts={[t.reportedOn({ when: dayOf(one.reportedAt) })]} />
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </div>
  )
}
