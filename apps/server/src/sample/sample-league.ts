import { limited } from '@pavilion/cricket/formats/limited.ts'
import { startMatch } from '@pavilion/cricket/fold/match.ts'
import { outcomeOf } from '@pavilion/cricket/result/outcome.ts'
import type { NewMatch } from '#matches/matches.ts'
import { dayLater } from './calendar.ts'
import { roundRobin } from './round-robin.ts'
import type { Fixture } from './sample-match.ts'
import { appoint, newMatch, playOn, setupOf, washOut } from './sample-match.ts'
import type { SamplePlan } from './sample-plan.ts'
import type { SampleTeam } from './sample-people.ts'

const OVERS = 40
const RAINED_OFF = 7
const FIRST_DAY = -62
const DAYS_BETWEEN = 3
const FINAL_DAY = -12
const START = '10:00'

/** A finished league of six, with a final between the best two. */
export function sampleLeague(plan: SamplePlan): NewMatch[] {
  const league = roundRobin(plan.teams)
    .flat()
    .map((sides, place) => {
      const days = FIRST_DAY + place * DAYS_BETWEEN
      const startsAt = dayLater(plan.now, days, START)
      return play(plan, { sides, startsAt, number: place + 1, stage: null }, place === RAINED_OFF)
    })
  const startsAt = dayLater(plan.now, FINAL_DAY, START)
  const final = play(plan, {
    sides: bestTwo(plan.teams, league),
    startsAt,
    number: null,
    stage: 'Final',
  })
  return [...league, final]
}

type Pairing = Pick<Fixture, 'sides' | 'startsAt' | 'number' | 'stage'>

function play(plan: SamplePlan, pairing: Pairing, isRainedOff = false): NewMatch {
  const { ids, tournamentId, grounds, timeZone, season, random, officials } = plan
  const groundId = grounds[(pairing.number ?? 0) % grounds.length] ?? ''
  const conditions = limited(OVERS)
  const fixture = { id: ids(), tournamentId, groundId, conditions, timeZone, season, ...pairing }
  const setup = setupOf(fixture, random)
  const state = isRainedOff ? washOut(fixture.id, setup) : playOn(fixture.id, startMatch(setup))
  return newMatch(fixture, state, appoint(officials, random))
}

function bestTwo(
  teams: readonly SampleTeam[],
  played: readonly NewMatch[],
): [SampleTeam, SampleTeam] {
  const wins = ({ id }: SampleTeam) =>
    played.filter(({ state }) => outcomeOf(state)?.winner === id).length
  const [first, second] = teams.toSorted((one, other) => wins(other) - wins(one))
  if (first === undefined || second === undefined) throw new RangeError('Two sides at least.')
  return [first, second]
}
