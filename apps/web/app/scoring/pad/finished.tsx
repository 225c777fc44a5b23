import { Button, buttonClasses } from '@pavilion/kit/button.tsx'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { nameOf } from '@pavilion/cricket/fold/state.ts'
import { outcomeText } from '@pavilion/cricket/result/outcome-text.ts'
import { outcomeOf } from '@pavilion/cricket/result/outcome.ts'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import * as t from '#texts/scoring.ts'
import styles from './choices.module.css'

const SignDialog = lazy(async () => ({
  default: (await import('#shared/sign-dialog.tsx')).SignDialog,
}))

type FinishedProps = {
  readonly matchId: string
  readonly state: MatchState
  /** Opens the choice of the player of the match. */
  readonly honour: () => void
}

export function Finished({ matchId, state, honour }: FinishedProps) {
  const outcome = outcomeOf(state)
  const best = state.playerOfMatch?.players ?? []
  const [isSigning, setSigning] = useState(false)
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
      {outcome !== null && (
        <Button variant="outline" size="large" wide onClick={() => setSigning(true)}>
          {t.signTheMatch}
        </Button>
      )}
      {isSigning && outcome !== null && (
        <Suspense>
          <SignDialog
            match={toSign(matchId, state, outcomeText(state, outcome))}
            onClose={() => setSigning(false)}
            onSigned={() => undefined}
          />
        </Suspense>
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

/** The match as the pad has it; a server that has not been sent all of it yet refuses, and says so. */
function toSign(matchId: string, state: MatchState, result: string) {
  const sideOf = (at: 0 | 1) => {
    const { id, name } = state.setup.teams[at]
    const captain = state.roles.get(id)?.captain
    return { name, captain: captain ? nameOf(state, captain) : '' }
  }
  return { matchId, seq: state.seq, result, sides: [sideOf(0), sideOf(1)] as const, umpire: '' }
}
