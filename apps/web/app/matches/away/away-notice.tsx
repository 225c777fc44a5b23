import { Button } from '@pavilion/kit/button.tsx'
import type { Happening, MovedInnings } from '@pavilion/cricket/views/since.ts'
import { momentHere } from '#shared/dates.ts'
import * as t from '#texts/matches.ts'
import { scoreText } from '../innings-text.ts'
import type { MatchSight } from '../use-match.ts'
import styles from './away-notice.module.css'
import { useAway } from './use-away.ts'

/** What has happened in a match while its page was hidden, offline or asleep. */
export function AwayNotice({ view, overRules, locale }: AwayNoticeProps) {
  const { since, leftAt, forget } = useAway(view, overRules.ballsPerOver)
  if (since === undefined) return null
  const { innings, happenings, result } = since
  return (
    <div className="pv-page">
      <section className={styles.notice} aria-labelledby="while-away">
        <div className={styles.head}>
          <h2 id="while-away">{t.whileYouWereAway}</h2>
          <span className={styles.since}>{t.sinceWhen({ when: momentHere(leftAt, locale) })}</span>
        </div>
        {innings.map((moved) => (
          <p key={moved.to.number} className={styles.score}>
            {scoresText(moved)}
          </p>
        ))}
        {happenings.length > 0 && (
          <ul>
            {happenings.map((one, at) => (
              <li key={at}>{happeningText(one)}</li>
            ))}
          </ul>
        )}
        {result !== null && <p>{result}</p>}
        <Button size="small" variant="outline" onClick={forget}>
          {t.close}
        </Button>
      </section>
    </div>
  )
}

type AwayNoticeProps = Pick<MatchSight, 'view' | 'overRules' | 'locale'>

function scoresText({ from, to }: MovedInnings): string {
  const now = t.scoreAfter({ score: scoreText(to), overs: to.overs })
  const team = to.team.name
  if (from === null) return t.teamStands({ team, now })
  return t.teamMoved({
    team,
    was: t.scoreAfter({ score: scoreText(from), overs: from.overs }),
    now,
  })
}

function happeningText(happening: Happening): string {
  switch (happening.kind) {
    case 'wicket':
      return t.wicketFell({ ...happening })
    case 'runs':
      return t.reachedRuns({ ...happening })
    case 'wickets':
      return t.tookWickets({ ...happening })
    case 'innings':
      return t.wentInToBat({ ...happening })
  }
}
