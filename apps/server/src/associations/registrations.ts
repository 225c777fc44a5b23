import {
  ALREADY_REGISTERED,
  NOT_AFFILIATED,
  NOT_ON_REGISTER,
  REGISTRATION_OVER,
} from '@pavilion/contract/associations/association-refusals.ts'
import { PLAYER_NOT_FOUND } from '@pavilion/contract/clubs/club-refusals.ts'
import { brokeExclusion, brokeUnique } from '#db/broke-rule.ts'
import type { Db } from '#db/connect.ts'
import { counted, success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { refuseCall, refuseField } from '#http/refuse-call.ts'
import { spendTries } from '#security/limits.ts'
import { limits } from './limits.ts'
import { managedBy } from './managed.ts'
import { registerOf } from './register.ts'
import { ensureRegister } from './register.queries.ts'
import {
  decideAll,
  findPerson,
  findPlayers,
  findRegistrable,
  insertPerson,
  insertRegistration,
  isAffiliated,
  isRegistered,
  lockRegister,
  type Pair,
  takeNumber,
  type Wanted,
} from './registration.queries.ts'
import { tellOfRegister } from './tell-of-register.ts'

export async function refuseStrangers(db: Db, pair: Pair): Promise<void> {
  if (await isAffiliated(db, pair)) return
  throw refuseCall('NOT_AFFILIATED', NOT_AFFILIATED)
}

export const listRegistrable = os.associations.registrable.handler(async ({ input, context }) => {
  await managedBy(context, input.organisationId)
  const { db, now } = context.app
  await refuseStrangers(db, input)
  const players = await findRegistrable(db, input, now())
  return success(counted(players.length, 'player'), players)
})

type Asked = Pair & {
  readonly players: readonly Wanted[]
  readonly from: string
  readonly until: string
  readonly now: string
}

export const registerPlayers = os.associations.registerPlayers.handler(
  async ({ input, context }) => {
    const { organisationId, associationId } = input
    const { actor, organisation } = await managedBy(context, organisationId)
    const { accountId } = actor
    const { app } = context
    if (input.until < input.from) throw refuseField('until', 'The last day is before the first.')
    await spendTries(context, [[limits.registrationByAccount, accountId]])
    const now = app.now()
    const made = await unlessElsewhere(() =>
      app.db.transaction().execute(async (db) => {
        await refuseStrangers(db, input)
        const count = await registerAll(db, { ...input, now })
        const step = { step: 'registration-asked', otherId: organisationId, now } as const
        if (count.asked > 0) {
          await tellOfRegister(db, { ...step, toId: associationId, by: accountId })
        }
        return count.all
      }),
    )
    return success(`${counted(made, 'player')} registered`, await registerOf(app.db, organisation))
  },
)

async function unlessElsewhere<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const isTwice =
      brokeExclusion(error, 'registration_one_club') ||
      brokeUnique(error, 'registered_person_account_once')
    if (!isTwice) throw error
    throw refuseCall('ALREADY_REGISTERED', ALREADY_REGISTERED)
  }
}

/** Answers how many were registered, and how many of them wait to be approved. */
async function registerAll(db: Db, asked: Asked) {
  const { organisationId, associationId, players, now } = asked
  await ensureRegister(db, associationId)
  const state = (await lockRegister(db, associationId)) === 'at-once' ? 'approved' : 'asked'
  const known = await findPlayers(
    db,
    organisationId,
    players.map(({ playerId }) => playerId),
  )
  let all = 0
  for (const wanted of players) {
    const player = known.get(wanted.playerId)
    if (player === undefined) throw refuseCall('PLAYER_NOT_FOUND', PLAYER_NOT_FOUND)
    const personId = await personFor(db, associationId, { ...player, ...wanted, now })
    const made = { ...asked, personId, playerId: wanted.playerId, kind: 'own', state } as const
    if (await isRegistered(db, made)) continue
    await insertRegistration(db, made)
    all += 1
  }
  return { all, asked: state === 'asked' ? all : 0 }
}

type Sought = Wanted & {
  readonly name: string
  readonly accountId: string | null
  readonly now: string
}

/** Whoever is on the register for a player, or a new number. */
async function personFor(db: Db, associationId: string, sought: Sought): Promise<string> {
  const found = await findPerson(db, associationId, sought)
  if (found !== undefined) return found
  if (sought.number !== null) throw refuseCall('NOT_ON_REGISTER', NOT_ON_REGISTER)
  const { name, accountId, now } = sought
  const number = await takeNumber(db, associationId)
  return insertPerson(db, { associationId, number, name, accountId, now })
}

export const decideRegistrations = os.associations.decideRegistrations.handler(
  async ({ input, context }) => {
    const { organisationId: associationId, accepts, reason } = input
    const { actor, organisation } = await managedBy(context, associationId)
    const { app } = context
    if (!accepts && reason === '') throw refuseField('reason', 'Say why.')
    const now = app.now()
    const state = accepts ? 'approved' : 'declined'
    await app.db.transaction().execute(async (db) => {
      const clubs = await decideAll(db, { ...input, associationId, state, now })
      if (clubs === undefined) throw refuseCall('REGISTRATION_OVER', REGISTRATION_OVER)
      const step = { step: `registration-${state}`, otherId: associationId, now } as const
      for (const toId of clubs) {
        await tellOfRegister(db, { ...step, toId, by: actor.accountId })
      }
    })
    const said = accepts ? 'Approved' : 'Declined'
    return success(said, await registerOf(app.db, organisation))
  },
)
