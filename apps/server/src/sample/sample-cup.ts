import { t20 } from '@pavilion/cricket/formats/t20.ts'
import { startMatch } from '@pavilion/cricket/fold/match.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import type { NewMatch } from '#matches/matches.ts'
import { dayLater, halfHourAfter, minutesLater } from './calendar.ts'
import { roundRobin } from './round-robin.ts'
import type { Fixture } from './sample-match.ts'
import { appoint, newMatch, playOn, setupOf, washOut } from './sample-match.ts'
import type { SamplePlan } from './sample-plan.ts'
import type { SampleTeam } from './sample-people.ts'

/** Positions in the order of play, from 0; two matches a day. */
const LIVE = 18
const LATER_TODAY = [19, 20]
const RAINED_OFF = 11
const HOURS = ['15:00', '19:30'] as const
/** The later matches of a day that begins after this hour are on the next. */
const EVENING = '19:00'
/** The balls bowled of the live match's chase when the world begins: in the tenth over. */
const CHASED = 54

/** A league of eight in progress: most of it played, one chase live, the rest to come. */
export function sampleCup(plan: SamplePlan): NewMatch[] {
  return orderOfPlay(plan.teams).map((sides, place) => {
    const fixture = fixtureOf(plan, sides, place)
    const state = stateOf(plan, fixture, place)
    return newMatch(fixture, state, appoint(plan.officials, plan.random))
  })
}

/** The first two teams meet when the world begins; no team plays twice on that day. */
function orderOfPlay(teams: readonly SampleTeam[]): [SampleTeam, SampleTeam][] {
  const [opening = [], derby = [], ...rounds] = roundRobin(teams)
  const later = rounds.slice(3)
  const next = later.shift() ?? []
  return [opening, ...rounds.slice(0, 3), moved(derby, 0, 2), moved(next, 2, 0), ...later].flat()
}

const moved = <T>(list: readonly T[], from: number, to: number): T[] => {
  const rest = list.toSpliced(from, 1)
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)]
}

function fixtureOf(plan: SamplePlan, sides: Fixture['sides'], place: number): Fixture {
  const { ids, tournamentId, grounds, timeZone, season } = plan
  return {
    id: ids(),
    tournamentId,
    groundId: grounds[place % grounds.length] ?? '',
    number: place + 1,
    stage: null,
    sides,
    conditions: t20,
    startsAt: startOf(plan.now, place),
    timeZone,
    season,
  }
}

function startOf(now: string, place: number): string {
  if (place === LIVE) return halfHourAfter(minutesLater(now, -120))
  const isEvening = now > dayLater(now, 0, EVENING)
  const delay = place > LIVE && isEvening ? 1 : 0
  const today = LATER_TODAY.indexOf(place)
  if (today >= 0) return laterToday(now, today, delay)
  return dayLater(now, Math.floor(place / 2) - LIVE / 2 + delay, hourOf(place))
}

/** At the usual hour, or as soon as the match before can be over. */
function laterToday(now: string, nth: number, delay: number): string {
  const planned = dayLater(now, delay, hourOf(nth))
  const soonest = halfHourAfter(minutesLater(now, 100 + nth * 150))
  return planned < soonest ? soonest : planned
}

const hourOf = (nth: number) => HOURS[nth % 2 === 0 ? 0 : 1]

function stateOf({ random }: SamplePlan, fixture: Fixture, place: number): MatchState {
  const setup = setupOf(fixture, random)
  if (place === RAINED_OFF) return washOut(fixture.id, setup)
  if (place > LIVE) return startMatch(setup)
  if (place < LIVE) return playOn(fixture.id, startMatch(setup))
  return playOn(fixture.id, startMatch(setup), ({ innings }) => (innings[1]?.balls ?? 0) >= CHASED)
}
