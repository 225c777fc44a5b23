import {
  NOT_ON_REGISTER,
  SAME_CLUB,
  TRANSFER_OPEN,
  WINDOW_CLOSED,
} from '@pavilion/contract/associations/association-refusals.ts'
import { PLAYER_NOT_FOUND } from '@pavilion/contract/clubs/club-refusals.ts'
import type { Db } from '#db/connect.ts'
import { success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { refuseCall, refuseField } from '#http/refuse-call.ts'
import { spendTries } from '#security/limits.ts'
import { limits } from './limits.ts'
import { managedBy } from './managed.ts'
import { registerOf } from './register.ts'
import { findSettings } from './register.queries.ts'
import { findPlayers, type Pair } from './registration.queries.ts'
import { refuseStrangers } from './registrations.ts'
import { tellOfRegister } from './tell-of-register.ts'
import { findOnRegister, hasLoanAfter, insertTransfer } from './transfer.queries.ts'

type Asked = Pair & {
  readonly number: number
  readonly playerId: string
  readonly startsOn: string
  readonly endsOn: string | null
  readonly by: string
  readonly now: string
}

export const askTransfer = os.associations.askTransfer.handler(async ({ input, context }) => {
  const { startsOn, endsOn } = input
  const { actor, organisation } = await managedBy(context, input.organisationId)
  const { accountId } = actor
  const { app } = context
  if (endsOn !== null && endsOn < startsOn) {
    throw refuseField('endsOn', 'The last day is before the first.')
  }
  await spendTries(context, [[limits.transferByAccount, accountId]])
  await app.db.transaction().execute((db) => ask(db, { ...input, by: accountId, now: app.now() }))
  return success('Transfer asked for', await registerOf(app.db, organisation))
})

async function ask(db: Db, asked: Asked): Promise<void> {
  const { organisationId, startsOn, by, now } = asked
  await refuseStrangers(db, asked)
  await refuseClosed(db, asked)
  const player = (await findPlayers(db, organisationId, [asked.playerId])).get(asked.playerId)
  if (player === undefined) throw refuseCall('PLAYER_NOT_FOUND', PLAYER_NOT_FOUND)
  const found = await findOnRegister(db, { ...player, ...asked, day: startsOn })
  if (found === undefined || found.clubId === null) {
    throw refuseCall('NOT_ON_REGISTER', NOT_ON_REGISTER)
  }
  const { personId, clubId: fromId } = found
  if (fromId === organisationId) throw refuseCall('SAME_CLUB', SAME_CLUB)
  const made = { ...asked, personId, fromId, toId: organisationId }
  const outcome = (await hasLoanAfter(db, personId, startsOn))
    ? 'other'
    : await insertTransfer(db, made)
  if (outcome === 'other') throw refuseCall('TRANSFER_OPEN', TRANSFER_OPEN)
  if (outcome === 'same') return
  const step = { step: 'transfer-asked', otherId: organisationId, by, now } as const
  await tellOfRegister(db, { ...step, toId: fromId })
}

async function refuseClosed(
  db: Db,
  { associationId, startsOn }: Pick<Asked, 'associationId' | 'startsOn'>,
): Promise<void> {
  const { transfersFrom, transfersUntil } = await findSettings(db, associationId)
  const isOpen =
    (transfersFrom === null || startsOn >= transfersFrom) &&
    (transfersUntil === null || startsOn <= transfersUntil)
  if (isOpen) return
  const { message } = WINDOW_CLOSED
  throw refuseCall('WINDOW_CLOSED', WINDOW_CLOSED, [{ path: 'startsOn', message }])
}
