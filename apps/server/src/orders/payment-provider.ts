import type { IncomingHttpHeaders } from 'node:http'
import type { Db } from '#db/connect.ts'
import type { World } from '#world.ts'

export type Charge = {
  readonly orderId: string
  /** Minor units. */
  readonly amount: number
  readonly currency: string
  readonly now: string
  /** Until when the page may be used; null: as long as the provider likes. */
  readonly expiresAt: string | null
}

/** Something a provider told us, signed by it. */
export type ProviderEvent = {
  /** The provider's name for the event: what comes twice counts once. */
  readonly id: string
  readonly reference: string
  readonly outcome: 'succeeded' | 'failed'
  readonly amount: number
  readonly currency: string
}

/** Who moves the money. What it says of a payment, here or by an event, is what counts; nothing else is believed. */
export type PaymentProvider = {
  readonly name: 'sandbox'
  /** Asks for a hosted page. Answers the provider's name for the payment. */
  readonly begin: (db: Db, charge: Charge) => Promise<string>
  /** Where the page of a payment is. */
  readonly pageOf: (reference: string) => string
  /** How a payment stands. */
  readonly look: (world: World, reference: string) => Promise<'pending' | 'succeeded' | 'failed'>
  /** Gives money back; asked again for the same refund it does nothing. */
  readonly giveBack: (refund: { readonly id: string; readonly amount: number }) => Promise<void>
  /** Reads what claims to come from the provider; undefined when it does not. */
  readonly readEvent: (
    world: World,
    told: { readonly headers: IncomingHttpHeaders; readonly body: string },
  ) => Promise<ProviderEvent | undefined>
}
