import { isSameFact } from '@pavilion/cricket/corrections/draft.ts'
import type { PlayFact } from '@pavilion/cricket/facts.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { dueOf } from '@pavilion/cricket/laws/due.ts'
import { judge } from '@pavilion/cricket/laws/judge.ts'
import { playersOf } from '@pavilion/cricket/laws/sides.ts'
import { factText } from '@pavilion/cricket/text/fact-text.ts'
import { shortNames } from '@pavilion/cricket/text/names.ts'
import * as t from '#texts/scoring.ts'
import { moreOf } from '../pad/more-facts.ts'
import type { MoreGroup } from '../pad/more-facts.ts'
import { comingOf } from '../pad/next.ts'
import { otherStarts } from './other-start.ts'
import { isTimed } from '../pad/time-of-stop.tsx'

/** What may be recorded at a place besides a ball: the toss, who bowls and comes in, and what the pad offers then. */
export function factsAt(before: MatchState): readonly MoreGroup[] {
  const own: MoreGroup[] = [
    { title: t.toss, entries: told(before, tosses(before)) },
    { title: t.bowler, entries: told(before, bowlers(before)) },
    { title: t.groupComesIn, entries: told(before, comings(before)) },
  ]
  return [...own.filter(({ entries }) => entries.length > 0), ...moreOf(before)]
}

/**
 * What may have happened instead of a fact: what is of its kind and the Laws allow at its place; the same at another
 * time, too.
 */
export function insteadOf(before: MatchState, fact: PlayFact): readonly MoreGroup[] {
  if (fact.type === 'innings-started') return otherStarts(before, fact)
  return factsAt(before)
    .filter(({ entries }) => entries.some((one) => one.fact.type === fact.type))
    .map(({ title, entries }) => ({
      title,
      entries: entries.filter((one) => isTimed(fact) || !isSameFact(one.fact, fact)),
    }))
    .filter(({ entries }) => entries.length > 0)
}

function told(state: MatchState, facts: readonly PlayFact[]): MoreGroup['entries'] {
  const naming = { setup: state.setup, player: shortNames(state) }
  return facts
    .filter((fact) => judge(state, fact).ok)
    .map((fact) => ({ label: factText(fact, naming), fact }))
}

const tosses = ({ setup }: MatchState): PlayFact[] =>
  setup.teams.flatMap(({ id }) =>
    (['bat', 'field'] as const).map((decision) => ({
      type: 'toss' as const,
      winner: id,
      decision,
    })),
  )

const bowlers = (state: MatchState): PlayFact[] =>
  state.current === null
    ? []
    : playersOf(state, state.current.bowlingTeam).map((player) => ({
        type: 'bowler-came-on' as const,
        player,
      }))

function comings(state: MatchState): PlayFact[] {
  const due = dueOf(state)
  return due.batters.map((player) => comingOf(player, due))
}
