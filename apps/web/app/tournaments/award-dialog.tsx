import type { AwardLine, AwardMatches } from '@pavilion/contract/tournaments/award-fields.ts'
import type { AwardKind } from '@pavilion/cricket/awards/formula.ts'
import { awardPoints } from '@pavilion/cricket/awards/formula.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { useCallback } from 'react'
import { awardMatches } from '#calls/tournaments.ts'
import { figure } from '#shared/figures.ts'
import { send } from '#state/api.ts'
import { useAnswer } from '#state/use-answer.ts'
import * as t from '#texts/tournaments.ts'
import { AwardMatch } from './award-match.tsx'
import { awardNames } from './award-texts.ts'
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
        {answer?.ok === true && <Matches kind={kind} playerId={player.id} {...answer.data.data} />}
      </div>
    </Dialog>
  )
}

type MatchesProps = AwardMatches & { readonly kind: AwardKind; readonly playerId: string }

function Matches({ kind, formula, matches, playerId }: MatchesProps) {
  const scored = matches
    .map((one) => ({ ...one, points: awardPoints(kind, one.counts, formula) }))
    .filter(({ points }) => points > 0)
  const sum = scored.reduce((total, { points }) => total + points, 0)
  return (
    <>
      <p className={styles.sum}>{t.awardSum({ points: figure(sum), matches: scored.length })}</p>
      <ol>
        {scored.map((one) => (
          <AwardMatch key={one.match.id} {...one} {...{ kind, formula, playerId }} />
        ))}
      </ol>
    </>
  )
}
