import type { IncomingHttpHeaders } from 'node:http'
import type { MinorUnits } from '@pavilion/contract/units.ts'
import type { Db } from '#db/connect.ts'
import type { AppContext } from '#app-context.ts'

export type Charge = {
  readonly orderId: string
  readonly amount: MinorUnits
  readonly currency: string
  readonly now: string
  /** When the page expires; null when the provider decides. */
  readonly expiresAt: string | null
}

/** Something a provider told us, with its signature verified. */
export type ProviderEvent = {
  /** The provider's id of the event: repeated events are ignored. */
  readonly id: string
  readonly reference: string
  readonly outcome: 'succeeded' | 'failed'
  readonly amount: MinorUnits
  readonly currency: string
}

/** A payment provider. Only what it says of a payment, here or in signed events, is believed. */
export type PaymentProvider = {
  readonly name: 'sandbox'
  /** Begins a payment on a hosted page. Answers the provider's reference for it. */
  readonly begin: (db: Db, charge: Charge) => Promise<string>
  /** The address of a payment's page. */
  readonly pageOf: (reference: string) => string
  /** The status of a payment. */
  readonly look: (app: AppContext, reference: string) => Promise<'pending' | 'succeeded' | 'failed'>
  /** Refunds; repeating the same refund does nothing. */
  readonly giveBack: (refund: { readonly id: string; readonly amount: MinorUnits }) => Promise<void>
  /** Verifies and reads an event; undefined when it is not from the provider. */
  readonly readEvent: (
    app: AppContext,
    told: { readonly headers: IncomingHttpHeaders; readonly body: string },
  ) => Promise<ProviderEvent | undefined>
}
