import { TRANSFER_OVER } from '@pavilion/contract/associations/association-refusals.ts'
import { brokeExclusion } from '#db/broke-rule.ts'
import type { Db } from '#db/connect.ts'
import { success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { refuseCall, refuseField } from '#http/refuse-call.ts'
import { managedBy } from './managed.ts'
import { registerOf } from './register.ts'
import { insertRegistration } from './registration.queries.ts'
import { refuseStrangers } from './registrations.ts'
import { tellOfRegister } from './tell-of-register.ts'
import {
  cutRegistration,
  dayAfter,
  endLater,
  findConcerned,
  findHeld,
  hasLoanAfter,
  lockTransfer,
  type OpenTransfer,
  stepTransfer,
  type TransferState,
} from './transfer.queries.ts'

const becomes = {
  release: 'released',
  approve: 'approved',
  decline: 'declined',
  withdraw: 'withdrawn',
} as const satisfies Record<string, TransferState>
type Answer = keyof typeof becomes

const done = {
  release: 'Released',
  approve: 'Approved',
  decline: 'Declined',
  withdraw: 'Withdrawn',
} as const

export const answerTransfer = os.associations.answerTransfer.handler(async ({ input, context }) => {
  const { organisationId, transferId, answer, reason } = input
  const { actor, organisation } = await managedBy(context, organisationId)
  const { app } = context
  if (answer === 'decline' && reason === '') throw refuseField('reason', 'Say why.')
  const by = { organisationId, accountId: actor.accountId, now: app.now() }
  try {
    await app.db.transaction().execute(async (db) => {
      const transfer = await lockTransfer(db, transferId)
      if (transfer === undefined || !fits(transfer, organisationId, answer)) throw over()
      const state = becomes[answer]
      if (transfer.state === state) return
      await stepTransfer(db, { id: transferId, state, reason, now: by.now })
      if (answer === 'approve') await move(db, transfer, by.now)
      await tell(db, transfer, { ...by, state })
    })
  } catch (error) {
    throw brokeExclusion(error, 'registration_one_club') ? over() : error
  }
  return success(done[answer], await registerOf(app.db, organisation))
})

const over = () => refuseCall('TRANSFER_OVER', TRANSFER_OVER)

/** Whether it is this organisation's turn to answer so; what it has answered already may be repeated. */
function fits(transfer: OpenTransfer, organisationId: string, answer: Answer): boolean {
  const { state, associationId, fromId, toId } = transfer
  const turns = {
    release: { by: [fromId], after: ['asked'] },
    approve: { by: [associationId], after: ['released'] },
    withdraw: { by: [toId], after: ['asked', 'released'] },
    decline: {
      by: [fromId, associationId],
      after: organisationId === fromId ? ['asked'] : ['asked', 'released'],
    },
  }
  const { by, after } = turns[answer]
  return by.includes(organisationId) && [...after, becomes[answer]].includes(state)
}

/** The old registration ends the day before; after a loan the player is with the old club again. */
async function move(db: Db, transfer: OpenTransfer, now: string): Promise<void> {
  const { associationId, personId, fromId, toId, playerId, startsOn, endsOn } = transfer
  await refuseStrangers(db, { organisationId: toId, associationId })
  const held = await findHeld(db, transfer)
  if (held === undefined || (await hasLoanAfter(db, personId, startsOn))) throw over()
  await cutRegistration(db, { id: held.id, day: startsOn, now })
  if (endsOn === null) await endLater(db, transfer, now)
  const made = { associationId, personId, state: 'approved', now } as const
  await insertRegistration(db, {
    ...made,
    organisationId: toId,
    playerId,
    kind: endsOn === null ? 'own' : 'loan',
    from: startsOn,
    until: endsOn ?? held.until,
  })
  if (endsOn === null || endsOn >= held.until) return
  await insertRegistration(db, {
    ...made,
    organisationId: fromId,
    playerId: held.playerId,
    kind: 'own',
    from: dayAfter(endsOn),
    until: held.until,
  })
}

type Told = {
  readonly organisationId: string
  readonly accountId: string
  readonly now: string
  readonly state: Exclude<TransferState, 'asked'>
}

/** Each step is told to those who have not made it; the player hears of it once it is approved. */
async function tell(db: Db, transfer: OpenTransfer, told: Told): Promise<void> {
  const { organisationId, accountId: by, now, state } = told
  const { associationId, fromId, toId, personId } = transfer
  const isKnownAbove = transfer.state === 'released' || state === 'released'
  const concerned = [fromId, toId, ...(isKnownAbove ? [associationId] : [])]
  const players = state === 'approved' ? await findConcerned(db, personId) : []
  for (const toldId of concerned.filter((id) => id !== organisationId)) {
    await tellOfRegister(db, {
      step: `transfer-${state}`,
      toId: toldId,
      otherId: organisationId,
      accountIds: toldId === toId ? players : [],
      by,
      now,
    })
  }
}
