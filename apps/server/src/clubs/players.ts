import { CLUB_FULL } from '@pavilion/contract/clubs/club-refusals.ts'
import type { Roster } from '@pavilion/contract/clubs/player-calls.ts'
import { may } from '#access/access.ts'
import type { Db } from '#db/connect.ts'
import { counted, success } from '#http/answer.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { teamRef } from '#records/references.queries.ts'
import { type Club, clubOf } from './club.ts'
import { endPlayer } from './end-player.ts'
import type { PlayerLine } from './player-lines.ts'
import { countPlayers, findOtherMembers, findRoster, insertPlayers } from './player.queries.ts'
import { lockClub } from './team.queries.ts'

export const MOST_PLAYERS = 2_000

export const listPlayers = os.clubs.players.handler(async ({ input, context }) => {
  const club = await clubOf(context, input.organisationId)
  const roster = await rosterOf(context, club)
  return success(counted(roster.players.length, 'player'), roster)
})

/** Everybody who plays for the club, for those who run its teams. */
export async function rosterOf(
  { app }: CallContext,
  { actor, organisation, isManager }: Club,
): Promise<Roster> {
  const [rows, members] = await Promise.all([
    findRoster(app.db, organisation.id, app.now()),
    findOtherMembers(app.db, organisation.id),
  ])
  const players = rows.map(({ teams, ...row }) => ({ ...row, teams: teams.map(teamRef) }))
  const mergesPeople = may(actor, 'merge-people', { onlyOf: organisation.id })
  return { organisation, players, members, isManager, mergesPeople }
}

type Kept = {
  readonly organisationId: string
  readonly lines: readonly PlayerLine[]
  readonly now: string
}

/** Makes players of the lines that can be read, and leaves the club locked. */
export async function keepPlayers(db: Db, { organisationId, lines, now }: Kept): Promise<void> {
  await lockClub(db, organisationId)
  const players = lines.filter(({ problem }) => problem === null)
  await insertPlayers(db, { organisationId, players, now })
}

export async function refuseFull(db: Db, organisationId: string): Promise<void> {
  if ((await countPlayers(db, organisationId)) <= MOST_PLAYERS) return
  throw refuseCall('CLUB_FULL', CLUB_FULL)
}

export const removePlayer = os.clubs.removePlayer.handler(async ({ input, context }) => {
  const club = await clubOf(context, input.organisationId)
  const { app } = context
  const { accountId } = club.actor
  await app.db.transaction().execute((db) => endPlayer(app, db, { ...input, accountId }))
  return success('Removed', await rosterOf(context, club))
})
