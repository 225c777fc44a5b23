import type { OwnFees } from '@pavilion/contract/fees/fee-fields.ts'
import { sumOf } from '@pavilion/contract/money.ts'
import { counted, success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { organisationRef } from '#records/references.queries.ts'
import { signedIn } from '#sessions/sessions.ts'
import { findOpen } from './account.queries.ts'
import { accountOf } from './accounts.ts'
import { findOwnClubs } from './own.queries.ts'

export const showOwnFees = os.fees.own.handler(async ({ context }) => {
  const { accountId } = await signedIn(context)
  const { app } = context
  const clubs = await findOwnClubs(app.db, accountId, { now: app.now() })
  const own = await Promise.all(
    clubs.map(async ({ organisation, playerIds }): Promise<OwnFees> => {
      const organisationId = organisation.id
      const open = await findOpen(app.db, { organisationId, playerIds })
      return {
        organisation: organisationRef(organisation),
        accounts: await Promise.all(
          playerIds.map((playerId) => accountOf(app, { organisationId, playerId })),
        ),
        open: sumOf(open.map((one) => one.open)),
      }
    }),
  )
  return success(counted(own.length, 'club'), own)
})
