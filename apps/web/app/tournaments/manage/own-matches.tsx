import { Button } from '@pavilion/kit/button.tsx'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { Link } from 'react-router'
import { useShell } from '#layout/use-shell.ts'
import { dayAt, momentHere, shortDay, timeAt } from '#shared/dates.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/tournaments.ts'
import shared from '#shared/console.module.css'
import styles from './console.module.css'
import { answerResult, listOwnFixtures, tellResult } from './fixture-calls.ts'
import type { OwnFixture } from './fixture-calls.ts'
import { OutcomeFields, outcomeText, useOutcome } from './outcome-form.tsx'
import { useChange } from '#shared/use-change.ts'
import { NotLoaded } from '#shared/not-loaded.tsx'
import { FormActions } from './form-actions.tsx'
import { refusalText } from '#state/request.ts'

/** The matches of the teams that the account answers for, and their results. */
export function OwnMatches() {
  const { answer, again } = useQueryAnswer({
    key: ['own-fixtures'],
    call: listOwnFixtures,
    keep: false,
  })
  const own = answer?.ok ? answer.data.data : []
  if (answer?.ok === false) return <NotLoaded answer={answer} again={again} />
  if (own.length === 0) return null
  return (
    <section>
      <SectionHeading title={t.matchesOfYourTeams} />
      <ul className={styles.list}>
        {own.map((one) => (
          <li key={`${one.fixture.id} ${one.team.id}`}>
            <OwnMatch own={one} again={again} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type OwnProps = { readonly own: OwnFixture; readonly again: () => void }

const sidesOf = ({ fixture: { home, away } }: OwnFixture) => {
  const none = { id: '', name: '' }
  return [home.team ?? none, away.team ?? none] as const
}

function OwnMatch(props: OwnProps) {
  const { fixture, isHome, report } = props.own
  const isDue = fixture.match?.status === 'upcoming'
  return (
    <>
      <WhatIsKnown {...props} />
      {isDue && isHome && <Tell {...props} />}
      {isDue && !isHome && report?.status === 'open' && <AnswerForm {...props} />}
    </>
  )
}

function Tell(props: OwnProps) {
  const [isOpen, setOpen] = useState(false)
  return isOpen ? (
    <TellForm {...props} onDone={() => setOpen(false)} />
  ) : (
    <Button size="small" variant="outline" onClick={() => setOpen(true)}>
      {props.own.report === null ? t.enterTheResult : t.correct}
    </Button>
  )
}

function WhatIsKnown({ own }: Pick<OwnProps, 'own'>) {
  const { fixture, tournament, report } = own
  const { ground, match } = fixture
  const isDue = match?.status === 'upcoming'
  return (
    <>
      <span className={styles.text}>
        <Title own={own} />
        <span className="pv-small pv-muted">
          {[tournament.name, useWhen(own), ground].filter(Boolean).join(', ')}
        </span>
        {match !== null && match.result !== '' && <span className="pv-small">{match.result}</span>}
        <Reported own={own} />
      </span>
      {isDue && report?.status === 'disputed' && <Tag tone="warning">{t.disputed}</Tag>}
    </>
  )
}

function useWhen({ fixture: { startsAt }, timeZone }: OwnFixture): string {
  const locale = useShell()?.site.locale ?? 'en'
  if (startsAt === null) return ''
  return `${shortDay(dayAt(startsAt, timeZone), locale)}, ${timeAt(startsAt, { locale, timeZone })}`
}

function Title({ own }: Pick<OwnProps, 'own'>) {
  const { match } = own.fixture
  const [home, away] = sidesOf(own)
  const said = t.versus({ home: home.name, away: away.name })
  return (
    <b>
      {match === null ? (
        said
      ) : (
        <Link className="pv-link" to={`/match-central/matches/${match.id}`}>
          {said}
        </Link>
      )}
    </b>
  )
}

/** What was entered and by when it is answered, or by when it has to be entered. */
function Reported({ own }: Pick<OwnProps, 'own'>) {
  const locale = useShell()?.site.locale ?? 'en'
  const { report, reportBy, isHome, fixture, ballsPerOver } = own
  if (fixture.match?.status !== 'upcoming') return null
  if (report === null) {
    return isHome && reportBy !== null ? (
      <span className="pv-small">{t.enterBy({ time: momentHere(reportBy, locale) })}</span>
    ) : null
  }
  return (
    <span className="pv-small">
      {t.enteredResult({ result: outcomeText(report.outcome, sidesOf(own), ballsPerOver) })}{' '}
      {report.status === 'open'
        ? t.standsFrom({ time: momentHere(report.answerBy, locale) })
        : t.organiserDecides({ reason: report.objection })}
    </span>
  )
}

function TellForm({ own, again, onDone }: OwnProps & { readonly onDone: () => void }) {
  const { outcome, ...fields } = useOutcome(sidesOf(own), own.ballsPerOver)
  const [problem, setProblem] = useState<string>()
  const { busy, change } = useChange(again)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (outcome === undefined) return setProblem(t.typeBothTotals)
    const refused = await change('tell', () => tellResult({ fixtureId: own.fixture.id, outcome }))
    setProblem(refused && refusalText(refused))
    if (refused === undefined) onDone()
    return undefined
  }
  return (
    <form className={styles.inside} noValidate onSubmit={(event) => void submit(event)}>
      <OutcomeFields {...fields} />
      <Problem says={problem} />
      <FormActions label={t.sendTheResult} busy={busy === 'tell'} onCancel={onDone} />
    </form>
  )
}

const Problem = ({ says }: { readonly says: string | undefined }) =>
  says === undefined ? null : (
    <p role="alert" className={shared.problem}>
      {says}
    </p>
  )

function AnswerForm({ own: { fixture }, again }: OwnProps) {
  const { id: fixtureId } = fixture
  const [isDisputing, setDisputing] = useState(false)
  const [objection, setObjection] = useState('')
  const [problem, setProblem] = useState<string>()
  const { busy, change } = useChange(again)
  const agree = () => change('agree', () => answerResult({ fixtureId, agrees: true }))
  const dispute = async (event: SubmitEvent) => {
    event.preventDefault()
    const refused = await change('dispute', () =>
      answerResult({ fixtureId, agrees: false, objection }),
    )
    setProblem(refused && refusalText(refused))
  }
  if (!isDisputing) {
    return (
      <span className={shared.actions}>
        <Button size="small" busy={busy === 'agree'} onClick={() => void agree()}>
          {t.agree}
        </Button>
        <Button size="small" variant="quiet" onClick={() => setDisputing(true)}>
          {t.dispute}
        </Button>
      </span>
    )
  }
  return (
    <form className={styles.inside} noValidate onSubmit={(event) => void dispute(event)}>
      <TextField
        label={t.whatIsWrong}
        help={t.everybodyReadsTheReason}
        maxLength={200}
        value={objection}
        error={problem}
        onChange={({ target }) => setObjection(target.value)}
      />
      <FormActions
        label={t.disputeTheResult}
        busy={busy === 'dispute'}
        onCancel={() => setDisputing(false)}
      />
    </form>
  )
}
