import { Tag } from '@pavilion/kit/tag.tsx'
import type { ReactNode } from 'react'
import { useShell } from '#layout/use-shell.ts'
import * as t from '#texts/discipline.ts'
import type { Report } from './discipline-calls.ts'
import { sanctionText, stateText, stateTone } from './discipline-text.ts'
import styles from './discipline.module.css'

type ReportFactsProps = {
  readonly one: Report
  /** Where and by whom. */
  readonly facts: readonly string[]
  /** Of a suspension, how it stands. */
  readonly standing?: ReactNode
}

/** What somebody was reported for, and what became of it. */
export function ReportFacts({ one, facts, standing }: ReportFactsProps) {
  const locale = useShell()?.site.locale ?? 'en'
  const { player, team, clause, happened, state, reason, setAsideFor } = one
  return (
    <>
      <div className={styles.head}>
        <span className={styles.text}>
          <b>{`${player}, ${team}`}</b>
          {facts.map((fact) => (
            <span key={fact} className="pv-small pv-muted">
              {fact}
            </span>
          ))}
        </span>
        {clause !== '' && <Tag>{t.clauseNumber({ clause })}</Tag>}
        <Tag tone={stateTone[state]}>{stateText[state]}</Tag>
      </div>
      <p className={styles.prose}>{happened}</p>
      {one.sanction !== null && (
        <div className={styles.head}>
          <b>{sanctionText(one, locale)}</b>
          {standing}
        </div>
      )}
      {reason !== '' && <p className={styles.prose}>{t.reasonIs({ reason })}</p>}
      {setAsideFor !== null && (
        <p className={styles.prose}>{t.setAsideFor({ reason: setAsideFor })}</p>
      )}
    </>
  )
}
