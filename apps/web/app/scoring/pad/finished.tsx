import { buttonClasses } from '@pavilion/kit/button.tsx'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { nameOf } from '@pavilion/cricket/fold/state.ts'
import { outcomeText } from '@pavilion/cricket/result/outcome-text.ts'
import { outcomeOf } from '@pavilion/cricket/result/outcome.ts'
import { Link } from 'react-router'
import * as t from '#texts/scoring.ts'
import styles from './choices.module.css'

type FinishedProps = {
  readonly matchId: string
  readonly state: MatchState
  /** Opens the choice of the player of the match. */
  readonly honour: () => void
}

export function Finished({ matchId, state, honour }: FinishedProps) {
  const outcome = outcomeOf(state)
  const best = state.playerOfMatch?.players ?? []
  return (
    <section className={styles.prompt} aria-label={t.matchIsOver}>
      <h2 className={styles.title}>
        {outcome === null ? t.nothingMoreIsDue : outcomeText(state, outcome)}
      </h2>
      {best.length > 0 && (
        <p className={styles.honoured}>
          {t.playerOfTheMatchNamed({ names: best.map((id) => nameOf(state, id)).join(', ') })}
        </p>
      )}
      {outcome !== null && (
        <button type="button" className={styles.unlisted} onClick={honour}>
          {best.length === 0 ? t.namePlayerOfTheMatch : t.changePlayerOfTheMatch}
        </button>
      )}
      <Link
        className={buttonClasses({ size: 'large', wide: true })}
        to={`/match-central/matches/${matchId}`}
        discover="none"
      >
        {t.toTheScorecard}
      </Link>
    </section>
  )
}
