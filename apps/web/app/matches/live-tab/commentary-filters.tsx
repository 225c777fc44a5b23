import type { MatchView } from '@pavilion/cricket/views/view.ts'
import { chipClasses } from '@pavilion/kit/chip.tsx'
import { Link } from 'react-router'
import * as t from '#texts/matches.ts'
import { inningsName } from '../innings-text.ts'
import { ballFilters, choiceQuery } from './choice.ts'
import type { Choice } from './choice.ts'
import styles from './commentary.module.css'

type ChosenProps = { readonly to: string; readonly on: boolean; readonly label: string }

function Chosen({ to, on, label }: ChosenProps) {
  return (
    <Link
      to={to}
      className={chipClasses(on)}
      aria-current={on ? 'true' : undefined}
      preventScrollReset
    >
      {label}
    </Link>
  )
}

export function Filters({ choice }: { readonly choice: Choice }) {
  const { innings } = choice
  return (
    <nav className={styles.filters} aria-label={t.ballsShown}>
      {ballFilters.map(({ key, label }) => (
        <Chosen
          key={key}
          to={choiceQuery({ innings, balls: key })}
          on={key === choice.balls}
          label={label}
        />
      ))}
    </nav>
  )
}

type InningsChoiceProps = {
  readonly innings: MatchView['innings']
  /** The innings shown, from 1. */
  readonly shown: number
  readonly choice: Choice
}

/** Chooses the innings of the commentary, when there is more than one. */
export function InningsChoice({ innings, shown, choice }: InningsChoiceProps) {
  if (innings.length < 2) return null
  return (
    <nav className={styles.innings} aria-label={t.innings}>
      {innings.map((one) => (
        <Chosen
          key={one.number}
          to={choiceQuery({
            balls: choice.balls,
            innings: one.number === innings.length ? undefined : one.number,
          })}
          on={one.number === shown}
          label={[one.team.name, inningsName(one, innings)].filter(Boolean).join(', ')}
        />
      ))}
    </nav>
  )
}
