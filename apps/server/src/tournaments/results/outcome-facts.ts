import type { Outcome, Total } from '@pavilion/contract/tournaments/result-fields.ts'
import type { Entry, Fact, MatchEnded, PlayFact } from '@pavilion/cricket/facts.ts'
import { oversText } from '@pavilion/cricket/formats/conditions.ts'
import { standing } from '@pavilion/cricket/fold/log.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { ok, refused, type Result } from '@pavilion/cricket/result.ts'
import { outcomeOf } from '@pavilion/cricket/result/outcome.ts'

type Totals = Extract<Outcome, { kind: 'score' }>['totals']

/** Text of a decision without a score, as the log keeps it. */
const methods = {
  awarded: 'Awarded',
  walkover: 'Walkover',
  conceded: 'Conceded',
  forfeited: 'Forfeited',
} as const
const noResults = {
  'no result': undefined,
  abandoned: 'Abandoned',
  'abandoned without a ball': 'Abandoned without a ball',
} as const

/** Facts that make up a result nobody scored ball by ball. */
const summary = ['innings-started', 'innings-summed', 'innings-ended', 'match-ended']

type Refusal = 'not-these-teams' | 'scored-by-ball' | 'bad-totals'

/**
 * What is recorded of an outcome: nothing when it stands already, corrections of an earlier one, or else new
 * facts. A match that was scored ball by ball keeps its balls, and only rulings can end it.
 */
export function outcomeFacts(state: MatchState, outcome: Outcome): Result<Fact[], Refusal> {
  const wrong = problemOf(state, outcome)
  if (wrong !== null) return wrong
  const wanted = playOf(state, outcome)
  const log = standing(state.log)
  const earlier = log.filter(({ fact }) =>
    isScored(log) ? fact.type === 'match-ended' : summary.includes(fact.type),
  )
  if (same(earlier, wanted)) return ok([])
  if (earlier.length === 0 && outcomeOf(state) === null) return ok(wanted)
  const strikes = earlier.toReversed().map(({ seq }): Fact => ({ type: 'struck-out', seq }))
  const begin = state.seq + strikes.length
  const place = isScored(log) ? (log.at(-1)?.seq ?? 0) : 0
  const inserts = wanted.map((fact, at): Fact => ({
    type: 'inserted',
    after: at === 0 ? place : begin + at,
    fact,
  }))
  return ok([...strikes, ...inserts])
}

const isScored = (log: readonly Entry<PlayFact>[]) =>
  log.some(({ fact }) => fact.type === 'ball-bowled')

const same = (earlier: readonly Entry<PlayFact>[], wanted: readonly PlayFact[]) =>
  earlier.length > 0 && JSON.stringify(earlier.map(({ fact }) => fact)) === JSON.stringify(wanted)

function problemOf(state: MatchState, outcome: Outcome) {
  const ids = state.setup.teams.map(({ id }) => id)
  if ('winnerId' in outcome) {
    return ids.some((id) => id === outcome.winnerId)
      ? null
      : refused('not-these-teams', 'That team does not play in this match.')
  }
  if (outcome.kind !== 'score') return null
  if (isScored(standing(state.log))) {
    const message = 'This match is scored ball by ball. Correct its balls, or award it.'
    return refused('scored-by-ball', message)
  }
  const [first, second] = outcome.totals
  if (
    first.teamId === second.teamId ||
    outcome.totals.some(({ teamId }) => !ids.includes(teamId))
  ) {
    return refused('not-these-teams', 'Each side of this match has one total.')
  }
  return second.runs > first.runs + MOST_BEYOND
    ? refused('bad-totals', 'A chase ends once the target is reached. Check who batted first.')
    : null
}

/** A six off the ball that would have won, and no-balls before it. */
const MOST_BEYOND = 7

function playOf({ setup }: MatchState, outcome: Outcome): PlayFact[] {
  if (outcome.kind === 'score') return scoreOf(outcome.totals, setup.conditions.superOver !== null)
  if ('winnerId' in outcome) {
    const { winnerId: winner, kind } = outcome
    return [{ type: 'match-ended', result: 'won', winner, method: methods[kind] }]
  }
  const method = noResults[outcome.kind]
  return [
    {
      type: 'match-ended',
      result: 'no result',
      ...(method !== undefined && { method }),
    } satisfies MatchEnded,
  ]
}

/** A tie of totals stands as a tie: nobody has told of a Super Over. */
function scoreOf(totals: Totals, hasSuperOver: boolean): PlayFact[] {
  const [{ runs: one }, { runs: other }] = totals
  return [
    ...totals.flatMap(({ teamId, runs, wickets, balls }): PlayFact[] => [
      { type: 'innings-started', battingTeam: teamId },
      { type: 'innings-summed', runs, wickets, balls },
    ]),
    ...(one === other && hasSuperOver ? [{ type: 'match-ended', result: 'tied' } as const] : []),
  ]
}

const rulings = {
  awarded: 'Awarded to',
  walkover: 'Walkover to',
  conceded: 'Conceded to',
  forfeited: 'Forfeited to',
} as const
const endings = {
  'no result': 'No result',
  abandoned: 'Abandoned',
  'abandoned without a ball': 'Abandoned without a ball bowled',
} as const

/** "Amber 150/6 (20 ov), Bronze 120/10 (18.3 ov)", "Walkover to Amber". */
export function outcomeWords({ setup }: Pick<MatchState, 'setup'>, outcome: Outcome): string {
  const nameOf = (id: string) => setup.teams.find((team) => team.id === id)?.name ?? ''
  if ('winnerId' in outcome) return `${rulings[outcome.kind]} ${nameOf(outcome.winnerId)}`
  if (outcome.kind !== 'score') return endings[outcome.kind]
  const totalText = ({ teamId, runs, wickets, balls }: Total) =>
    `${nameOf(teamId)} ${runs}/${wickets} (${oversText(balls, setup.conditions.ballsPerOver)} ov)`
  return outcome.totals.map(totalText).join(', ')
}
