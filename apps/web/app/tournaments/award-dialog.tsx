import type { AwardLine, AwardMatches } from '@pavilion/contract/tournaments/award-fields.ts'
import type { AwardKind } from '@pavilion/cricket/awards/formula.ts'
import { awardParts, awardPoints } from '@pavilion/cricket/awards/formula.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { useCallback } from 'react'
import { Link } from 'react-router'
import { awardMatches } from '#calls/tournaments.ts'
import { useShell } from '#layout/use-shell.ts'
import { matchAddress } from '#shared/addresses.ts'
import { shortDay } from '#shared/dates.ts'
import { figure } from '#shared/figures.ts'
import { send } from '#state/api.ts'
import { useAnswer } from '#state/use-answer.ts'
import * as t from '#texts/tournaments.ts'
import { awardNames, timesText } from './award-texts.ts'
import styles from './award-dialog.module.css'

type AwardDialogProps = {
  readonly tournamentId: string
  readonly kind: AwardKind
  readonly line: AwardLine
  readonly onClose: () => void
}

/** The matches that made somebody's points for an award, and what they did in each. */
export function AwardDialog({ tournamentId, kind, line, onClose }: AwardDialogProps) {
  const { player } = line
  const ask = useCallback(
    () => send(awardMatches, { tournamentId, playerId: player.id }),
    [tournamentId, player.id],
  )
  const { answer, again } = useAnswer(ask)
  return (
    <Dialog
      open
      title={t.awardTitle({ name: player.name, award: awardNames[kind] })}
      onClose={onClose}
    >
      <div aria-live="polite" aria-busy={answer === undefined}>
        {answer === undefined && <Skeleton height="160px" />}
        {answer?.ok === false && (
          <p className={styles.failed}>
            {t.awardMatchesNotLoaded} <Button onClick={again}>{t.tryAgain}</Button>
          </p>
        )}
        {answer?.ok === true && <Matches kind={kind} {...answer.data.data} />}
      </div>
    </Dialog>
  )
}

type MatchesProps = AwardMatches & { readonly kind: AwardKind }

function Matches({ kind, formula, matches }: MatchesProps) {
  const locale = useShell()?.site.locale ?? 'en'
  const scored = matches
    .map((one) => ({ ...one, points: awardPoints(kind, one.counts, formula) }))
    .filter(({ points }) => points > 0)
  const sum = scored.reduce((total, { points }) => total + points, 0)
  return (
    <>
      <p className={styles.sum}>{t.awardSum({ points: figure(sum), matches: scored.length })}</p>
      <ol>
        {scored.map(({ match, counts, points }) => (
          <li key={match.id} className={styles.match}>
            <span className={styles.text}>
              <Link className="pv-link" to={`${matchAddress(match)}/scorecard`}>
                {t.awardMatch({ home: match.sides[0].name, away: match.sides[1].name })}
              </Link>
              <span className="pv-small pv-muted">{shortDay(match.startsOn, locale)}</span>
              <span className="pv-small">
                {awardParts(kind, counts, formula)
                  .map(({ count, times, each }) =>
                    t.awardPart({ what: timesText[count]({ times }), each: figure(each) }),
                  )
                  .join(', ')}
              </span>
            </span>
            <b className={styles.points}>{figure(points)}</b>
          </li>
        ))}
      </ol>
    </>
  )
}
