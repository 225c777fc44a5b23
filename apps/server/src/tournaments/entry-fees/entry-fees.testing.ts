import { randomUUID } from 'node:crypto'
import { minorUnits } from '@pavilion/contract/money.ts'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import type { AppContext } from '#app-context.ts'
import { villageCup } from '../manage/setup.testing.ts'

export const FEE = minorUnits(5_000_00)
const MINUTE_MS = 60_000

/** A context whose clock the test turns. */
export function withClock(app: AppContext) {
  let ahead = 0
  return {
    app: { ...app, now: () => new Date(Date.now() + ahead).toISOString() },
    turn: (minutes: number) => void (ahead += minutes * MINUTE_MS),
  }
}

/** A public cup with an entry fee that is refunded for three minutes. */
export async function aCupWithFee(app: AppContext) {
  const organiser = await clientAs(app, await someone(app))
  const asked = { idempotencyKey: randomUUID(), organisationId: null, fields: villageCup }
  const tournamentId = (await organiser.tournaments.create(asked)).data.tournament.id
  await organiser.tournaments.publish({ tournamentId })
  const refundUntil = new Date(Date.parse(app.now()) + 3 * MINUTE_MS).toISOString()
  const fee = { amount: FEE, currency: 'PKR', refundUntil }
  await organiser.tournaments.setEntryFee({ tournamentId, fee })
  const opening = { tournamentId, isOpen: true, deadline: null }
  const { pin } = (await organiser.tournaments.openEntry(opening)).data.entry
  return { organiser, tournamentId, pin: pin ?? '', fee }
}

type Cup = Awaited<ReturnType<typeof aCupWithFee>>

/** A team that somebody has entered in the cup. */
export async function aTeamIn(app: AppContext, { organiser, tournamentId, pin }: Cup) {
  const accountId = await someone(app)
  const captain = await clientAs(app, accountId)
  const entryId = randomUUID()
  const team = { name: `Team ${entryId}` }
  await captain.tournaments.enter({ tournamentId, entryId, pin, team })
  const feeOf = async () => {
    const { data } = await organiser.tournaments.showManaged({ tournamentId })
    return data.entries.find(({ id }) => id === entryId)?.fee ?? null
  }
  const link = async (idempotencyKey: string = randomUUID()) =>
    (await captain.tournaments.payEntryFee({ entryId, idempotencyKey })).data
  const decide = ({ url }: { readonly url: string }) =>
    captain.orders.decideSandbox({
      reference: url.slice(url.lastIndexOf('/') + 1),
      outcome: 'succeed',
    })
  const pay = async () => {
    const begun = await link()
    await decide(begun)
    return begun
  }
  return { accountId, captain, entryId, feeOf, link, decide, pay }
}
