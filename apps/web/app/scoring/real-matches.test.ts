import type { Entry, PlayFact } from '@pavilion/cricket/facts.ts'
import { replay } from '@pavilion/cricket/fold/match.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { archiveFiles, matchAt, testWithMatches } from '@pavilion/cricket/golden/archive.testing.ts'
import { outcomeOf } from '@pavilion/cricket/result/outcome.ts'
import type { MatchSetup } from '@pavilion/cricket/setup.ts'
import { scorecard } from '@pavilion/cricket/views/scorecard.ts'
import { expect } from 'vitest'
import { scoredOnPad } from './real-matches.testing.ts'

/** The revised targets of chases that files leave out, as they follow from the results: a tie, and a win by one run. */
const unsaidTargets: Readonly<Record<string, number>> = { '1461966': 327, '1205779': 107 }

/** A batter was bowled after a no-ball: in that season only those for the front foot brought a free hit. */
const withoutFreeHits: ReadonlySet<string> = new Set(['1068315'])

type Played = { readonly setup: MatchSetup; readonly entries: readonly Entry<PlayFact>[] }

/** A match of the archive, with what its file does not say. */
function playedAt({ id, path }: { readonly id: string; readonly path: string }): Played {
  const { setup, entries } = matchAt(path)
  const { conditions } = setup
  const freeHit = conditions.freeHit && !withoutFreeHits.has(id)
  const runs = unsaidTargets[id]
  const chase = entries.findLastIndex(({ fact }) => fact.type === 'innings-started')
  const told = entries.map(({ seq, fact }, at) =>
    at === chase && runs !== undefined && fact.type === 'innings-started'
      ? { seq, fact: { ...fact, target: { runs } } }
      : { seq, fact },
  )
  return { setup: { ...setup, conditions: { ...conditions, freeHit } }, entries: told }
}

/** What a card says, and how the match ended. Files do not say that the last innings ended. */
const cardsOf = (state: MatchState) => ({
  innings: scorecard(state).map((card) => ({ ...card, closed: card.closed ?? 'closed' })),
  outcome: outcomeOf(state),
})

testWithMatches.for(archiveFiles())('match $id is scored on the pad as it was played', (file) => {
  const { setup, entries } = playedAt(file)

  expect(cardsOf(scoredOnPad(setup, entries))).toEqual(cardsOf(replay(setup, entries)))
})
