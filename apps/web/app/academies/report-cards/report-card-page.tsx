import { Button } from '@pavilion/kit/button.tsx'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import { useCallback, useState } from 'react'
import { Link } from 'react-router'
import type { Route } from './+types/report-card-page.ts'
import { useShell } from '#layout/use-shell.ts'
import { organisationAddress } from '#shared/addresses.ts'
import shared from '#shared/console.module.css'
import { dayRange } from '#shared/dates.ts'
import { shellOf } from '#shared/head.ts'
import { ownHead } from '#shared/own-head.ts'
import { saveFile } from '#shared/save-file.ts'
import { useHashToken } from '#shared/use-hash-token.ts'
import { toasts } from '#state/toasts.ts'
import { useAnswer } from '#state/use-answer.ts'
import * as t from '#texts/academies.ts'
import styles from './report-card.module.css'
import { printCard, type ReportCard, showCard } from './report-card-calls.ts'

export const meta: Route.MetaFunction = ({ matches }) => [
  ...ownHead(shellOf(matches), {
    title: t.reportCard,
    description: t.whatReportCardsAre,
    path: '/report-card',
  }),
  { name: 'referrer', content: 'no-referrer' },
]

/** A student's term, for whoever has the link. */
export default function ReportCardPage() {
  const token = useHashToken()
  return (
    <div className={`pv-page ${shared.page} ${shared.narrow}`}>
      {token === undefined && <Skeleton height="320px" />}
      {token === '' && (
        <EmptyState level={1} title={t.reportCard}>
          {t.linkIncomplete}
        </EmptyState>
      )}
      {token && <Shown key={token} token={token} />}
    </div>
  )
}

function Shown({ token }: { readonly token: string }) {
  const { answer } = useAnswer(useCallback(() => showCard(token), [token]))
  if (answer === undefined) return <Skeleton height="320px" />
  if (!answer.ok) {
    return (
      <EmptyState level={1} title={t.reportCard}>
        {answer.message}
      </EmptyState>
    )
  }
  return <Card card={answer.data.data} token={token} />
}

function Card({ card, token }: { readonly card: ReportCard; readonly token: string }) {
  const locale = useShell()?.site.locale ?? 'en'
  const { organisation, student, programme, batch, term, coach } = card
  const span = dayRange(card.firstDay, card.lastDay, locale)
  return (
    <article className={shared.page}>
      <header className={shared.headText}>
        <Link className="pv-link pv-small" to={organisationAddress(organisation)}>
          {organisation.name}
        </Link>
        <h1 className="pv-title">{t.reportCardOf({ name: student })}</h1>
        <p>{t.batchOf({ batch, programme })}</p>
        <p className="pv-muted">{[term, span].filter(Boolean).join(', ')}</p>
        {coach !== null && <p className="pv-muted">{t.coachOfCard({ name: coach })}</p>}
        {card.sessions > 0 && (
          <p>{t.cameToSessions({ attended: card.attended, sessions: card.sessions })}</p>
        )}
      </header>
      <ul className={styles.skills}>
        {card.skills.map((skill) => (
          <SkillLine key={skill.name} {...skill} />
        ))}
      </ul>
      {card.comment !== '' && (
        <section className={shared.headText}>
          <h2>{t.fromTheCoach}</h2>
          <p className={styles.comment}>{card.comment}</p>
        </section>
      )}
      <Download token={token} />
    </article>
  )
}

function SkillLine({ name, level, levels }: ReportCard['skills'][number]) {
  const says = t.levelOf({ level, of: levels.length, says: levels[level - 1] ?? '' })
  return (
    <li className={styles.skill}>
      <b>{name}</b>
      <span className={styles.bar} aria-hidden="true">
        {levels.map((text, at) => (
          <span key={text} className={at < level ? styles.reached : styles.ahead} />
        ))}
      </span>
      <span className="pv-small">{says}</span>
    </li>
  )
}

function Download({ token }: { readonly token: string }) {
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    const answer = await printCard(token)
    setBusy(false)
    if (!answer.ok) return toasts.add('error', answer.message)
    const { base64, contentType, fileName } = answer.data.data
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
    return saveFile(new Blob([bytes], { type: contentType }), fileName)
  }
  return (
    <div>
      <Button variant="outline" icon="download" busy={busy} onClick={() => void download()}>
        {t.downloadPdf}
      </Button>
    </div>
  )
}
