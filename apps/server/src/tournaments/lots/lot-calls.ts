import type { TeamId } from '@pavilion/contract/ids.ts'
import { TEAMS_NOT_LEVEL } from '@pavilion/contract/tournaments/tournament-refusals.ts'
import type { Db } from '#db/connect.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { success } from '#http/answer.ts'
import { teamRef } from '#records/references.queries.ts'
import { fillBracket } from '../fixtures/fill-bracket.ts'
import { tournamentOfManager } from '../manage/managed-tournament.ts'
import { lockSetup } from '../manage/setup.queries.ts'
import { insertDecision } from '../results/write-decision.ts'
import { levelTeams } from './level-teams.ts'
import { deleteLot, findLots, insertLot } from './lots.queries.ts'

async function lotsNow(db: Db, tournamentId: string) {
  const level = await levelTeams(db, tournamentId)
  const lots = await findLots(db, tournamentId)
  return {
    level: level.map((one) => ({ ...one, teams: one.teams.map(teamRef) })),
    lots: lots.toReversed().map((lot) => ({ ...lot, teams: lot.teams.map(teamRef) })),
  }
}

export const showLots = os.tournaments.lots.handler(async ({ input, context }) => {
  const { tournamentId } = input
  await tournamentOfManager(context, tournamentId)
  return success('Level teams and lots', await lotsNow(context.app.db, tournamentId))
})

/** It decides among the teams that it names, and the public record says who drew it, when and why. */
export const recordLot = os.tournaments.recordLot.handler(async ({ input, context }) => {
  const { tournamentId, lotId: id, kind, teamIds, by, reason } = input
  const { accountId } = (await tournamentOfManager(context, tournamentId)).actor
  const { app } = context
  const now = app.now()
  await app.db.transaction().execute(async (db) => {
    await lockSetup(db, tournamentId)
    const earlier = await findLots(db, tournamentId)
    if (earlier.some((lot) => lot.id === id)) return
    const teams = await levelAmong(db, tournamentId, teamIds)
    await insertLot(db, { id, tournamentId, kind, teamIds, by, reason, accountId, now })
    const [home = '', away = ''] = teams.map(({ name }) => name)
    const result = teams.map(({ name }) => name).join(', ')
    const said = { home, away: kind === 'coin' ? away : '', result, reason, by }
    const sides = [teamIds[0] ?? null, teamIds[1] ?? null] as const
    await insertDecision(db, { tournamentId, fixtureId: null, kind, sides, said, accountId, now })
    await fillBracket(db, tournamentId, now)
  })
  return success('The lot is recorded', await lotsNow(app.db, tournamentId))
})

/** The teams in this order, if they are all that share a place. */
async function levelAmong(db: Db, tournamentId: string, teamIds: readonly TeamId[]) {
  const isWhole = (level: readonly { readonly id: string }[]) =>
    level.length === teamIds.length && level.every(({ id }) => teamIds.some((one) => one === id))
  const found = (await levelTeams(db, tournamentId)).find(({ teams }) => isWhole(teams))
  if (found === undefined) throw refuseCall('TEAMS_NOT_LEVEL', TEAMS_NOT_LEVEL)
  return teamIds.flatMap((id) => found.teams.find((team) => team.id === id) ?? [])
}

export const removeLot = os.tournaments.removeLot.handler(async ({ input, context }) => {
  const { tournamentId, lotId: id } = input
  const { accountId } = (await tournamentOfManager(context, tournamentId)).actor
  const { app } = context
  const now = app.now()
  await app.db.transaction().execute(async (db) => {
    await lockSetup(db, tournamentId)
    const lot = (await findLots(db, tournamentId)).find((one) => one.id === id)
    if (lot === undefined) return
    await deleteLot(db, { id, tournamentId })
    const said = { result: lot.teams.map(({ name }) => name).join(', '), by: lot.by }
    const decided = { kind: 'lot withdrawn', said, accountId, now } as const
    await insertDecision(db, { tournamentId, fixtureId: null, ...decided })
    await fillBracket(db, tournamentId, now)
  })
  return success('Removed', await lotsNow(app.db, tournamentId))
})
