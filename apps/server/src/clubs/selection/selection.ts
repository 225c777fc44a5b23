import {
  ENTRY_NOT_FOUND,
  ENTRY_OVER,
  OWES_FEES,
  PICKED_MEANWHILE,
  PLAYER_NOT_FOUND,
  PLAYS_ELSEWHERE,
  SHIRT_TAKEN,
} from '@pavilion/contract/clubs/club-refusals.ts'
import type { PickedMatch, SelectionBoard } from '@pavilion/contract/clubs/selection-fields.ts'
import { may } from '#access/access.ts'
import { brokeExclusion, brokeUnique } from '#db/broke-rule.ts'
import type { Db } from '#db/connect.ts'
import { counted, success } from '#http/answer.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { teamRef } from '#records/references.queries.ts'
import { type Club, clubOf } from '../club.ts'
import { lockClub } from '../team.queries.ts'
import { findDayMatches, findDays, type MatchRow } from './board.queries.ts'
import { candidatesOf } from './candidates.ts'
import { isBlocked } from './debt.queries.ts'
import { setDuties } from './duty.queries.ts'
import {
  type EntryOf,
  findPlace,
  insertPick,
  lockMatch,
  type Pickable,
  takeOut,
  updateMarks,
} from './pick.queries.ts'

const pickedMatch = ({ team, ...row }: MatchRow): PickedMatch => ({
  ...row,
  team: team === null ? null : teamRef(team),
})

/** All elevens of a day, the next one by default. */
export async function boardOf(
  { app }: CallContext,
  { actor, organisation, isManager }: Club,
  asked?: string,
): Promise<SelectionBoard> {
  const { db } = app
  const { id: organisationId } = organisation
  const days = await findDays(db, organisationId, app.now())
  const day = asked ?? days[0]?.day ?? null
  if (day === null) return { organisation, isManager, days, day, matches: [], players: [] }
  const keepsFees = may(actor, 'keep-fees', { organisationId })
  const [matches, players] = await Promise.all([
    findDayMatches(db, { organisationId, day }, app.now()),
    candidatesOf(app, { organisationId, day, keepsFees }),
  ])
  return { organisation, isManager, days, day, matches: matches.map(pickedMatch), players }
}

export const showSelection = os.clubs.selection.handler(async ({ input, context }) => {
  const club = await clubOf(context, input.organisationId)
  const board = await boardOf(context, club, input.day)
  return success(counted(board.matches.length, 'match', 'matches'), board)
})

/** The match, locked: it has to be the club’s, and still to be played. */
export async function matchToPick(db: Db, asked: EntryOf, now: string): Promise<Pickable> {
  const match = await lockMatch(db, asked, now)
  if (match === undefined) throw refuseCall('ENTRY_NOT_FOUND', ENTRY_NOT_FOUND)
  if (match.isOver) throw refuseCall('ENTRY_OVER', ENTRY_OVER)
  return match
}

type Move = {
  readonly organisationId: string
  readonly playerId: string
  readonly from: string | null
  readonly to: string | null
  readonly as: 'playing' | 'reserve'
  readonly now: string
}

async function move(db: Db, asked: Move): Promise<void> {
  const { organisationId, playerId, from, to, as, now } = asked
  const entryId = to ?? from
  if (entryId === null) return
  await lockClub(db, organisationId)
  const { days } = await matchToPick(db, { organisationId, entryId }, now)
  if ((await findPlace(db, playerId, days)) !== from) {
    throw refuseCall('PICKED_MEANWHILE', PICKED_MEANWHILE)
  }
  if (from !== null && from !== to) await takeOut(db, { entryId: from, playerId })
  if (to === null) return
  await refuseDebtor(db, asked)
  const isPicked = await insertPick(db, { organisationId, entryId: to, playerId, state: as })
  if (!isPicked) throw refuseCall('PLAYER_NOT_FOUND', PLAYER_NOT_FOUND)
}

/** Whoever owes the club money is given no place; one that the player has may become one in reserve. */
async function refuseDebtor(db: Db, asked: Move): Promise<void> {
  if (asked.from === asked.to && asked.as === 'reserve') return
  if (await isBlocked(db, asked)) throw refuseCall('OWES_FEES', OWES_FEES)
}

export const pickPlayer = os.clubs.pick.handler(async ({ input, context }) => {
  const club = await clubOf(context, input.organisationId)
  const { app } = context
  await unlessElsewhere(() =>
    app.db.transaction().execute((db) => move(db, { ...input, now: app.now() })),
  )
  return success('Saved', await boardOf(context, club, input.day))
})

/** Refuses what would have a player in two elevens on one day. */
export async function unlessElsewhere<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (!brokeExclusion(error, 'selection_one_eleven_a_day')) throw error
    throw refuseCall('PLAYS_ELSEWHERE', PLAYS_ELSEWHERE)
  }
}

export const markPick = os.clubs.markPick.handler(async ({ input, context }) => {
  const club = await clubOf(context, input.organisationId)
  const { app } = context
  const isMarked = await unlessWorn(() =>
    app.db.transaction().execute(async (db) => {
      await matchToPick(db, input, app.now())
      return updateMarks(db, input)
    }),
  )
  if (!isMarked) throw refuseCall('PLAYER_NOT_FOUND', PLAYER_NOT_FOUND)
  return success('Saved', await boardOf(context, club, input.day))
})

async function unlessWorn<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (!brokeUnique(error, 'selection_shirt_once')) throw error
    const { message } = SHIRT_TAKEN
    throw refuseCall('SHIRT_TAKEN', SHIRT_TAKEN, [{ path: 'shirt', message }])
  }
}

export const saveDuties = os.clubs.setDuties.handler(async ({ input, context }) => {
  const club = await clubOf(context, input.organisationId)
  const { app } = context
  await app.db.transaction().execute(async (db) => {
    await matchToPick(db, input, app.now())
    await setDuties(db, input)
  })
  return success('Saved', await boardOf(context, club, input.day))
})
