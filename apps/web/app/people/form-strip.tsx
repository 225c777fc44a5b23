import type { Appearance } from '@pavilion/contract/people/player-calls.ts'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { Link } from 'react-router'
import { matchAddress } from '#shared/addresses.ts'
import { MatchDay } from '#shared/match-state.tsx'
import * as t from '#texts/people.ts'
import { battingText, bowlingText } from './appearance-text.ts'
import styles from './form-strip.module.css'

const mostShown = 5

/** A player's latest matches side by side, the latest first, each with what was made and taken in it. */
export function FormStrip({ appearances }: { readonly appearances: readonly Appearance[] }) {
  if (appearances.length === 0) return null
  return (
    <section>
      <SectionHeading title={t.form} />
      <ol className={styles.strip}>
        {appearances.slice(0, mostShown).map(({ match, team, batting, bowling }) => {
          const opponent = match.sides.find(({ id }) => id !== team.id) ?? team
          return (
            <li key={match.id}>
              <Link className="pv-card" to={matchAddress(match)}>
                <span className={styles.figures}>
                  <b>{batting.map(battingText).join(' & ') || '–'}</b>
                  {bowling.length > 0 && <b>{bowling.map(bowlingText).join(' & ')}</b>}
                </span>
                <span className="pv-truncate">{t.v({ team: opponent.name })}</span>
                <span className="pv-caption">
                  <MatchDay card={match} />
                </span>
              </Link>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
