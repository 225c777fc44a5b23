import type { PointsRules } from '@pavilion/contract/tournaments/points-fields.ts'
import type { Standing } from '@pavilion/contract/tournaments/tournament-calls.ts'
import { excludesOther, mostBonusOf } from '@pavilion/cricket/standings/bonus-bounds.ts'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import type { ComponentProps } from 'react'
import * as t from '#texts/tournaments.ts'
import { Decisions } from './decisions.tsx'
import styles from './decisions.module.css'
import { rulesInWords } from './manage/rule-text.ts'
import { Suspensions } from './suspensions.tsx'

type TableNotesProps = RulesProps &
  ComponentProps<typeof Suspensions> &
  ComponentProps<typeof Decisions>

/** What stands below the tables: how they are made, who is suspended, and what was decided. */
export const TableNotes = ({ rules, standings, suspensions, decisions }: TableNotesProps) => (
  <>
    <section className={styles.record}>
      <SectionHeading title={t.howTheTableIsMade} />
      <ul className={styles.decisions}>
        {[...rulesInWords(rules), ...assumptions({ rules, standings })].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
    <Suspensions suspensions={suspensions} />
    <Decisions decisions={decisions} />
  </>
)

type RulesProps = { readonly rules: PointsRules; readonly standings: readonly Standing[] }

/** What is taken of bonus points that nobody has yet, where the tables say who goes through. */
function assumptions({ rules, standings }: RulesProps): string[] {
  const most = mostBonusOf(rules)
  const isForeseen = standings.some(({ witness }) => witness.length > 0)
  if (most <= 0 || !isForeseen) return []
  return [t.bonusIsAssumed({ most }), ...(excludesOther(rules) ? [t.bonusOfOneSide] : [])]
}
