import { buttonClasses } from '@pavilion/kit/button.tsx'
import { useCallback } from 'react'
import { Link } from 'react-router'
import { may } from '#calls/scoring.ts'
import { send } from '#state/api.ts'
import { useAnswer } from '#state/use-answer.ts'
import { useClientState } from '#state/use-client-state.ts'
import * as t from '#texts/matches.ts'

type ScoreLinkProps = {
  readonly matchId: string
  /** The pad then corrects what was recorded. */
  readonly isOver: boolean
  /** It has not started, and may be changed by those who run it. */
  readonly isUpcoming: boolean
}

/** The way to the scoring pad, for those who may score the match; others see nothing. */
export function ScoreLink(props: ScoreLinkProps) {
  const { auth } = useClientState()
  return auth.token === null ? null : <ScorersLink {...props} />
}

function ScorersLink({ matchId, isOver, isUpcoming }: ScoreLinkProps) {
  const ask = useCallback(() => send(may, { matchId }), [matchId])
  const { answer } = useAnswer(ask)
  if (answer?.ok !== true || !answer.data.data.score) return null
  const { manage } = answer.data.data
  // The pad is a page of its own, which works without a network.
  return (
    <>
      <a className={buttonClasses({ variant: 'board', size: 'small' })} href={`/score/${matchId}`}>
        {isOver ? t.correctThisMatch : t.scoreThisMatch}
      </a>
      {isUpcoming && manage && (
        <Link
          className={buttonClasses({ variant: 'board', size: 'small' })}
          to={`/manage/matches/${matchId}`}
        >
          {t.editThisMatch}
        </Link>
      )}
    </>
  )
}
