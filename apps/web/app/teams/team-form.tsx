import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import { FormGuide } from '@pavilion/kit/cricket/scoreboard/form-guide.tsx'
import * as t from '#texts/teams.ts'

const mostShown = 5

const words = { won: t.wonWord, lost: t.lostWord, none: t.noResultWord }
const letters = { won: 'W', lost: 'L', none: 'N' }

type TeamFormProps = {
  readonly team: string
  /** The latest first. */
  readonly results: readonly MatchCard[]
}

/** A team's latest results, the oldest first. */
export function TeamForm({ team, results }: TeamFormProps) {
  const outcomes = results
    .slice(0, mostShown)
    .toReversed()
    .map((card) => outcomeFor(card, team))
  return (
    <FormGuide
      results={outcomes.map((outcome) => ({ outcome, letter: letters[outcome] }))}
      label={t.formOldestFirst({ form: outcomes.map((outcome) => words[outcome]).join(', ') })}
    />
  )
}

function outcomeFor({ winner, sides }: MatchCard, team: string): keyof typeof words {
  if (winner === null) return 'none'
  return sides[winner]?.id === team ? 'won' : 'lost'
}
