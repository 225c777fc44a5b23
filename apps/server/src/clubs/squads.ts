import { CLUB_FULL, PLAYER_NOT_FOUND, SHIRT_TAKEN } from '@pavilion/contract/clubs/club-refusals.ts'
import type { Squad } from '@pavilion/contract/clubs/team-calls.ts'
import type { OrganisationRef } from '@pavilion/contract/records.ts'
import { brokeUnique } from '#db/broke-rule.ts'
import type { Db } from '#db/connect.ts'
import { recordForMany } from '#events/record-for-many.ts'
import { counted, success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { spendTries } from '#security/limits.ts'
import { squadGrew } from './club-events.ts'
import { clubOf } from './club.ts'
import { limits } from './limits.ts'
import type { PlayerLine } from './player-lines.ts'
import { findKnownNames } from './player.queries.ts'
import { keepPlayers, refuseFull } from './players.ts'
import { linesOf } from './read-lines.ts'
import {
  countAmong,
  countSquad,
  deleteFromSquad,
  findSquad,
  insertSquad,
  updateInSquad,
} from './squad.queries.ts'
import { lockClub } from './team.queries.ts'
import { teamOf } from './teams.ts'

const MOST_IN_SQUAD = 200

type SquadOf = {
  readonly organisationId: string
  readonly teamId: string
  readonly season: string
}

async function squadOf(db: Db, organisation: OrganisationRef, asked: SquadOf): Promise<Squad> {
  const { team, gender } = await teamOf(db, asked)
  const players = await findSquad(db, asked)
  return { organisation, team, gender, season: asked.season, players }
}

export const showSquad = os.clubs.squad.handler(async ({ input, context }) => {
  const { organisation } = await clubOf(context, input.organisationId)
  const squad = await squadOf(context.app.db, organisation, input)
  return success(counted(squad.players.length, 'player'), squad)
})

export const addToSquad = os.clubs.addToSquad.handler(async ({ input, context }) => {
  const { organisationId } = input
  const { actor, organisation } = await clubOf(context, organisationId)
  const { app } = context
  await teamOf(app.db, input)
  const { accountId } = actor
  const lines = await linesOf(context, accountId, input.text)
  await spendTries(context, [[limits.playersByAccount, accountId]])
  await app.db
    .transaction()
    .execute((db) => grow(db, { ...input, lines, accountId, now: app.now() }))
  const squad = await squadOf(app.db, organisation, input)
  return success(counted(squad.players.length, 'player'), squad)
})

type Growing = SquadOf & {
  readonly playerIds: readonly string[]
  readonly lines: readonly PlayerLine[]
  readonly accountId: string
  readonly now: string
}

/** Puts players into a squad, and leaves the club locked. */
export async function grow(db: Db, { lines, accountId, ...asked }: Growing): Promise<void> {
  const { organisationId, teamId, season, now } = asked
  await keepPlayers(db, { organisationId, lines, now })
  await refuseFull(db, organisationId)
  const ids = new Set(asked.playerIds)
  if ((await countAmong(db, organisationId, [...ids])) < ids.size) {
    throw refuseCall('PLAYER_NOT_FOUND', PLAYER_NOT_FOUND)
  }
  const named = lines.filter(({ problem }) => problem === null)
  const known = await findKnownNames(
    db,
    organisationId,
    named.map(({ name }) => name),
  )
  const playerIds = [...ids, ...known.values()]
  const added = await insertSquad(db, { ...asked, playerIds })
  if ((await countSquad(db, asked)) > MOST_IN_SQUAD) throw refuseCall('CLUB_FULL', CLUB_FULL)
  const fresh = new Set(added.map(({ playerId }) => playerId))
  await nameRoles(
    db,
    asked,
    named.flatMap((line) => {
      const playerId = known.get(line.name) ?? ''
      return fresh.has(playerId) ? [{ ...line, playerId }] : []
    }),
  )
  await recordForMany(db, {
    is: squadGrew,
    thingId: teamId,
    accountId,
    organisationId,
    concerns: added,
    dataOf: (players) => ({ season, players }),
    at: now,
  })
}

/** Sets what the lines say of new players; a number that another has is left out. */
async function nameRoles(
  db: Db,
  squad: SquadOf,
  lines: readonly (PlayerLine & { readonly playerId: string })[],
): Promise<void> {
  const players = await findSquad(db, squad)
  const taken = new Set(players.map(({ shirt }) => shirt))
  for (const { playerId, shirt: asked, isCaptain, isKeeper } of lines) {
    const shirt = taken.has(asked) ? null : asked
    taken.add(shirt)
    if (shirt === null && !isCaptain && !isKeeper) continue
    await updateInSquad(db, { ...squad, playerId, shirt, isCaptain, isKeeper })
  }
}

export const changeInSquad = os.clubs.changeInSquad.handler(async ({ input, context }) => {
  const { organisationId } = input
  const { organisation } = await clubOf(context, organisationId)
  const { db } = context.app
  await teamOf(db, input)
  const isChanged = await unlessTaken(() =>
    db.transaction().execute(async (changing) => {
      await lockClub(changing, organisationId)
      return updateInSquad(changing, input)
    }),
  )
  if (!isChanged) throw refuseCall('PLAYER_NOT_FOUND', PLAYER_NOT_FOUND)
  return success('Saved', await squadOf(db, organisation, input))
})

async function unlessTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (!brokeUnique(error, 'squad_player_shirt_once')) throw error
    const { message } = SHIRT_TAKEN
    throw refuseCall('SHIRT_TAKEN', SHIRT_TAKEN, [{ path: 'shirt', message }])
  }
}

export const removeFromSquad = os.clubs.removeFromSquad.handler(async ({ input, context }) => {
  const { organisation } = await clubOf(context, input.organisationId)
  const { db } = context.app
  await teamOf(db, input)
  await deleteFromSquad(db, input)
  return success('Removed', await squadOf(db, organisation, input))
})
