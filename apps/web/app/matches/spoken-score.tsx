import { Chip } from '@pavilion/kit/chip.tsx'
import { useState } from 'react'
import * as t from '#texts/matches.ts'
import { useAnnouncement } from './live/announcement.ts'
import styles from './match.module.css'
import type { MatchSight } from './use-match.ts'

/** Announces the score to screen readers: after each over and wicket, or after every ball if chosen. */
export function SpokenScore({ view, overRules }: Pick<MatchSight, 'view' | 'overRules'>) {
  const [everyBall, setEveryBall] = useState(false)
  const words = useAnnouncement(view, { overRules, everyBall })
  return (
    <>
      {view.board.status === 'live' && (
        <Chip
          className={styles.spoken}
          pressed={everyBall}
          onClick={() => setEveryBall(!everyBall)}
        >
          {t.readOutEveryBall}
        </Chip>
      )}
      <p className="pv-hidden" aria-live="polite">
        {words}
      </p>
    </>
  )
}
