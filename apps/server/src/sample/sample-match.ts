import type { PlayingConditions } from '@pavilion/cricket/formats/conditions.ts'
import type { PlayFact } from '@pavilion/cricket/facts.ts'
import { evolve, startMatch } from '@pavilion/cricket/fold/match.ts'
import type { MatchSetup } from '@pavilion/cricket/setup.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import type { NewMatch } from '#matches/matches.ts'
import { dayAt } from './calendar.ts'
import type { Random } from './random.ts'
import { seedOf } from './random.ts'
import type { SamplePerson, SampleTeam } from './sample-people.ts'
import { drawSide } from './sample-people.ts'
import { nextFact } from './simulate-match.ts'

/** The recorder of the sample world's balls. */
export const SIMULATOR = 'simulator'

export type Fixture = {
  readonly id: string
  readonly tournamentId: string
  readonly groundId: string
  readonly number: number | null
  readonly stage: string | null
  readonly sides: readonly [SampleTeam, SampleTeam]
  readonly conditions: PlayingConditions
  readonly startsAt: string
  readonly timeZone: string
  readonly season: string
}

export type Officials = {
  readonly umpires: readonly SamplePerson[]
  readonly referees: readonly SamplePerson[]
  readonly scorers: readonly SamplePerson[]
}

export function setupOf({ sides, conditions }: Fixture, random: Random): MatchSetup {
  const [one, other] = sides.map((side) => {
    const { id, name, shortName } = side
    return { id, name, shortName, players: drawSide(side, random) }
  })
  if (one === undefined || other === undefined) throw new RangeError('A match has two sides.')
  return { conditions, teams: [one, other] }
}

/** Plays until the condition holds, or to the end. */
export function playOn(
  matchId: string,
  before: MatchState,
  isFarEnough: (state: MatchState) => boolean = () => false,
): MatchState {
  const seed = seedOf(matchId)
  let state = before
  while (!isFarEnough(state)) {
    const fact = nextFact(state, seed)
    if (fact === undefined) return state
    state = add(state, fact)
  }
  return state
}

const WASHED_OUT = 56

/** Stops play for rain after some overs, for good. */
export function washOut(matchId: string, setup: MatchSetup): MatchState {
  const halfWay = playOn(matchId, startMatch(setup), ({ current }) => current?.balls === WASHED_OUT)
  const stopped = add(halfWay, { type: 'stoppage', reason: 'Rain' })
  return add(stopped, { type: 'match-ended', result: 'no result' })
}

const add = (state: MatchState, fact: PlayFact): MatchState =>
  evolve(state, { seq: state.seq + 1, fact })

export function newMatch(
  fixture: Fixture,
  state: MatchState,
  officials: NewMatch['officials'],
): NewMatch {
  const { id, tournamentId, groundId, number, stage, startsAt, timeZone, season } = fixture
  const day = dayAt(startsAt, timeZone)
  return {
    id,
    tournamentId,
    groundId,
    matchNumber: number === null ? null : `${number}`,
    stage,
    matchType: fixture.conditions.name === 'T20' ? 'T20' : 'ODM',
    gender: 'male',
    teamKind: 'club',
    season,
    startsOn: day,
    endsOn: day,
    startsAt,
    isSample: true,
    officials,
    state,
    recordedBy: SIMULATOR,
  }
}

/** Two on-field umpires, a third umpire, a referee and a scorer: five different people. */
export function appoint(
  { umpires, referees, scorers }: Officials,
  random: Random,
): NewMatch['officials'] {
  const [first, second, third] = random.shuffle(umpires)
  const [referee] = random.shuffle(referees)
  const [scorer] = random.shuffle(scorers)
  const given = [
    ['umpire', first],
    ['umpire', second],
    ['tv-umpire', third],
    ['match-referee', referee],
    ['scorer', scorer],
  ] as const
  return given.flatMap(([role, person]) =>
    person === undefined ? [] : [{ role, personId: person.id }],
  )
}
