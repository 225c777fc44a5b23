import type { Decision } from '@pavilion/contract/tournaments/result-fields.ts'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { useShell } from '#layout/use-shell.ts'
import { dayAt, shortDay, timeAt } from '#shared/dates.ts'
import { signedPoints } from '#shared/figures.ts'
import * as t from '#texts/tournaments.ts'
import styles from './decisions.module.css'

type DecisionsProps = { readonly decisions: readonly Decision[] }

/** The public record: what was decided that the score of a match does not say. */
export function Decisions({ decisions }: DecisionsProps) {
  if (decisions.length === 0) return null
  return (
    <section className={styles.record}>
      <SectionHeading title={t.decisions}>
        <span className="pv-small pv-muted">{t.whatDecisionsAre}</span>
      </SectionHeading>
      <ol className={styles.decisions}>
        {decisions.map((decision) => (
          <li key={decision.id}>
            <Line decision={decision} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Line({ decision: { kind, at, said } }: { readonly decision: Decision }) {
  const { locale = 'en', timeZone = 'UTC' } = useShell()?.site ?? {}
  const place = (where: Decision['said']['from']) => {
    if (where === null) return ''
    const { startsAt, ground } = where
    const when =
      startsAt === null
        ? t.noDateYet
        : `${shortDay(dayAt(startsAt, timeZone), locale)}, ${timeAt(startsAt, { locale, timeZone })}`
    return [when, ground].filter(Boolean).join(', ')
  }
  const words = {
    ...said,
    from: place(said.from),
    to: place(said.to),
    points: said.points === null ? '' : signedPoints(said.points),
  }
  return (
    <>
      <time className={styles.day} dateTime={at}>
        {shortDay(dayAt(at, timeZone), locale)}
      </time>
      <span className={styles.says}>{sentences[kind](words)}</span>
    </>
  )
}

const sentences = {
  told: t.decisionTold,
  agreed: t.decisionAgreed,
  disputed: t.decisionDisputed,
  decided: t.decisionDecided,
  stood: t.decisionStood,
  late: t.decisionPoints,
  replayed: t.decisionReplayed,
  moved: t.decisionMoved,
  shortened: t.decisionShortened,
  removed: t.decisionRemoved,
  overtaken: t.decisionOvertaken,
  points: t.decisionPoints,
} as const
