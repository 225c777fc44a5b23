import type { AwardFormula, AwardMatches } from '@pavilion/contract/tournaments/award-fields.ts'
import type { AwardKind } from '@pavilion/cricket/awards/formula.ts'
import { awardParts } from '@pavilion/cricket/awards/formula.ts'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useShell } from '#layout/use-shell.ts'
import { matchAddress } from '#shared/addresses.ts'
import { shortDay } from '#shared/dates.ts'
import { figure } from '#shared/figures.ts'
import * as t from '#texts/tournaments.ts'
import { timesText } from './award-texts.ts'
import styles from './award-dialog.module.css'

const AwardBalls = lazy(() =>
  import('./award-balls.tsx').then((module) => ({ default: module.AwardBalls })),
)

type AwardMatchProps = AwardMatches['matches'][number] & {
  readonly kind: AwardKind
  readonly formula: AwardFormula
  readonly playerId: string
  readonly points: number
}

/** What somebody has from one match, term by term, and on request the balls of each. */
export function AwardMatch({ match, counts, kind, formula, playerId, points }: AwardMatchProps) {
  const locale = useShell()?.site.locale ?? 'en'
  const [isOpen, setIsOpen] = useState(false)
  const parts = awardParts(kind, counts, formula)
  return (
    <li className={styles.match}>
      <p className={styles.head}>
        <span className={styles.text}>
          <Link className="pv-link" to={`${matchAddress(match)}/scorecard`}>
            {t.awardMatch({ home: match.sides[0].name, away: match.sides[1].name })}
          </Link>
          <span className="pv-small pv-muted">{shortDay(match.startsOn, locale)}</span>
        </span>
        <b className={styles.points}>{figure(points)}</b>
      </p>
      <ul className="pv-small">
        {parts.map(({ count, times, each, points: made }) => (
          <li key={count} className={styles.part}>
            <span>{t.awardPart({ what: timesText[count]({ times }), each: figure(each) })}</span>
            <span>{figure(made)}</span>
          </li>
        ))}
      </ul>
      <details
        className={styles.balls}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <summary className="pv-small">{t.ballsBehindThePoints}</summary>
        {isOpen && (
          <Suspense fallback={<Skeleton height="48px" />}>
            <AwardBalls match={match} playerId={playerId} parts={parts} />
          </Suspense>
        )}
      </details>
    </li>
  )
}
