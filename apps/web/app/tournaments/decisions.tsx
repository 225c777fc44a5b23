import type { Decision } from '@pavilion/contract/tournaments/result-fields.ts'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { useShell } from '#layout/use-shell.ts'
import { dayAt, shortDay } from '#shared/dates.ts'
import * as t from '#texts/tournaments.ts'
import { decisionText } from './decision-text.ts'
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

function Line({ decision }: { readonly decision: Decision }) {
  const { locale = 'en', timeZone = 'UTC' } = useShell()?.site ?? {}
  return (
    <>
      <time className={styles.day} dateTime={decision.at}>
        {shortDay(dayAt(decision.at, timeZone), locale)}
      </time>
      <span className={styles.says}>{decisionText(decision, { locale, timeZone })}</span>
    </>
  )
}
