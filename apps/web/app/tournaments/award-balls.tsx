import type { AwardMatches } from '@pavilion/contract/tournaments/award-fields.ts'
import { awardBalls } from '@pavilion/cricket/awards/award-balls.ts'
import type { AwardBall } from '@pavilion/cricket/awards/award-balls.ts'
import type { AwardCount, AwardPart } from '@pavilion/cricket/awards/formula.ts'
import type { OverRules } from '@pavilion/cricket/formats/conditions.ts'
import { inUnit } from '@pavilion/cricket/text/length-text.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { useCallback } from 'react'
import { show } from '#calls/matches.ts'
import { matchAddress } from '#shared/addresses.ts'
import { fetchLog } from '#shared/fetch-log.ts'
import { figure } from '#shared/figures.ts'
import { send } from '#state/api.ts'
import type { Answer } from '#state/request.ts'
import { useAnswer } from '#state/use-answer.ts'
import * as t from '#texts/tournaments.ts'
import { timesText } from './award-texts.ts'
import styles from './award-dialog.module.css'

type AwardBallsProps = {
  readonly match: AwardMatches['matches'][number]['match']
  readonly playerId: string
  /** Of what the balls are shown. */
  readonly parts: readonly AwardPart[]
}

/** The balls behind somebody’s points in a match; each leads to itself in the commentary. */
export function AwardBalls({ match, playerId, parts }: AwardBallsProps) {
  const { id } = match
  const ask = useCallback(() => findBalls(id, playerId), [id, playerId])
  const { answer, again } = useAnswer(ask)
  if (answer === undefined) return <Skeleton height="48px" />
  if (!answer.ok) {
    return (
      <p className={styles.failed}>
        {answer.message} <Button onClick={again}>{t.tryAgain}</Button>
      </p>
    )
  }
  const { balls, overRules } = answer.data
  return (
    <dl className={styles.counts}>
      {parts.map(({ count, times }) => (
        <div key={count}>
          <dt className="pv-small pv-muted">{timesText[count]({ times })}</dt>
          <dd>
            {(balls.get(count) ?? []).map((ball) => (
              <Ball key={ball.seq} {...{ ball, match, overRules }} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

type Balls = {
  readonly balls: ReadonlyMap<AwardCount, readonly AwardBall[]>
  readonly overRules: OverRules
}

async function findBalls(matchId: string, playerId: string): Promise<Answer<Balls>> {
  const [shown, log] = await Promise.all([
    send(show, { matchId }),
    fetchLog(matchId, 0).catch(() => undefined),
  ])
  if (!shown.ok) return shown
  if (log === undefined) {
    return { ok: false, status: 0, code: 'UNREACHABLE', message: t.ballsNotLoaded, errors: [] }
  }
  const { setup } = shown.data.data
  const data = { balls: awardBalls(setup, log, playerId), overRules: setup.conditions }
  return { ok: true, data }
}

type BallProps = Pick<AwardBallsProps, 'match'> & {
  readonly ball: AwardBall
  readonly overRules: OverRules
}

/** What was typed in without balls leads to the scorecard. */
function Ball({ ball: { seq, number, text, count, innings }, match, overRules }: BallProps) {
  const address = matchAddress(match)
  if (number === null) {
    return (
      <a className="pv-link" href={`${address}/scorecard`}>
        {t.inTheScorecard({ count: figure(count) })}
      </a>
    )
  }
  const place = inUnit(number, overRules)
  const says = count === 1 ? place : t.ballCounting({ place, count: figure(count) })
  return (
    <a
      className="pv-link"
      href={`${address}?ball=${seq}`}
      aria-label={t.ballOfInnings({ ball: says, innings, text })}
      title={t.ballOfInnings({ ball: says, innings, text })}
    >
      {says}
    </a>
  )
}
