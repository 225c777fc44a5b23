import type { MatchPlan } from '@pavilion/contract/matches/plan-calls.ts'
import {
  MATCH_NOT_FOUND,
  MATCH_RECORDED,
  MATCH_STARTED,
  OF_TOURNAMENT,
} from '@pavilion/contract/matches/scoring-refusals.ts'
import type { Db } from '#db/connect.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { type BeforeStart, findBeforeStart } from '#matches/matches.ts'
import { lockScored } from '../scoring-claim.queries.ts'

/** What a match is planned as, as people who run it see it; refuses one that is gone. */
export async function planOf(db: Db, matchId: string): Promise<MatchPlan> {
  const found = await findBeforeStart(db, matchId)
  if (found === undefined) throw refuseCall('MATCH_NOT_FOUND', MATCH_NOT_FOUND)
  const { startsAt, setup, ground, officials, visibility, tournament, isBefore, isBare } = found
  const [one, other] = setup.teams
  const mayChange = isBefore && tournament === null
  return {
    teams: [one.name, other.name],
    startsAt,
    ground: ground && { id: ground.id, name: ground.name, city: ground.city },
    officials,
    visibility,
    conditions: setup.conditions,
    tournament,
    mayChange,
    mayReformat: mayChange && isBare,
    mayDelete: mayChange && isBare,
  }
}

/** Locks a match that has not started; refuses any other, and those whose tournament plans them. */
export async function lockOpen(db: Db, matchId: string): Promise<BeforeStart> {
  await lockScored(db, matchId)
  const found = await findBeforeStart(db, matchId)
  if (found === undefined) throw refuseCall('MATCH_NOT_FOUND', MATCH_NOT_FOUND)
  if (found.tournament !== null) throw refuseCall('OF_TOURNAMENT', OF_TOURNAMENT)
  if (!found.isBefore) throw refuseCall('MATCH_STARTED', MATCH_STARTED)
  return found
}

/** Refuses what cannot be done any more once something is recorded. */
export function refuseRecorded({ isBare }: BeforeStart): void {
  if (!isBare) throw refuseCall('MATCH_RECORDED', MATCH_RECORDED)
}
