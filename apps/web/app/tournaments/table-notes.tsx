import type { PointsRules } from '@pavilion/contract/tournaments/points-fields.ts'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import type { ComponentProps } from 'react'
import * as t from '#texts/tournaments.ts'
import { Decisions } from './decisions.tsx'
import styles from './decisions.module.css'
import { rulesInWords } from './manage/rule-text.ts'
import { Suspensions } from './suspensions.tsx'

type TableNotesProps = { readonly rules: PointsRules } & ComponentProps<typeof Suspensions> &
  ComponentProps<typeof Decisions>

/** What stands below the tables: how they are made, who is suspended, and what was decided. */
export const TableNotes = ({ rules, suspensions, decisions }: TableNotesProps) => (
  <>
    <section className={styles.record}>
      <SectionHeading title={t.howTheTableIsMade} />
      <ul className={styles.decisions}>
        {rulesInWords(rules).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
    <Suspensions suspensions={suspensions} />
    <Decisions decisions={decisions} />
  </>
)
