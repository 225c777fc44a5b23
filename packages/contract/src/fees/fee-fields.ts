import { z } from 'zod'
import { oneLine } from '../matches/scoring-fields.ts'
import { MinorUnits, MOST_MONEY } from '../units.ts'
import { Currency } from '../places/place-calls.ts'
import { OrganisationRef } from '../records.ts'
import { Day, Instant } from '../time.ts'

/** An amount that is charged or paid, in minor units of the book's currency. */
export const Amount = MinorUnits.min(1, 'Enter an amount.').max(
  MOST_MONEY,
  'That is more than can be entered.',
)
const Reduced = MinorUnits.min(0).max(MOST_MONEY).nullable()

export const FeeKind = z.enum(['match', 'subscription', 'training'])
export type FeeKind = z.infer<typeof FeeKind>

export const ProductFields = z
  .strictObject({
    kind: FeeKind,
    name: oneLine(1, 80),
    amount: Amount,
    /** What players under 18 pay, and those whom the club marks; null for the whole amount. */
    concession: Reduced,
    /** What the second member of a family pays, and all after; null for the whole amount. */
    family: Reduced,
    /** In how many monthly parts it is due. */
    instalments: z.int().min(1).max(12),
  })
  .refine(({ amount, concession }) => concession === null || concession <= amount, {
    path: ['concession'],
    message: 'A concession is not more than the amount.',
  })
  .refine(({ amount, family }) => family === null || family <= amount, {
    path: ['family'],
    message: 'The family rate is not more than the amount.',
  })
  .refine(
    ({ kind, family, instalments }) =>
      kind === 'subscription' || (family === null && instalments === 1),
    { path: ['instalments'], message: 'Only subscriptions have instalments and family rates.' },
  )
export type ProductFields = z.infer<typeof ProductFields>

export const FeeProduct = z.object({
  id: z.uuid(),
  kind: FeeKind,
  name: z.string(),
  amount: MinorUnits,
  concession: MinorUnits.nullable(),
  family: MinorUnits.nullable(),
  instalments: z.int(),
})
export type FeeProduct = z.infer<typeof FeeProduct>

export const FeeSettings = z.strictObject({
  currency: z.string().regex(/^[A-Z]{3}$/, 'Must be a currency, such as PKR'),
  blocksDebtors: z.boolean(),
  /** Days after something is due; null for no reminders. */
  remindDays: z.int().min(1).max(60).nullable(),
})
export type FeeSettings = z.infer<typeof FeeSettings>

/** A player, and how the account stands. */
export const FeeMember = z.object({
  playerId: z.uuid(),
  name: z.string(),
  hasLeft: z.boolean(),
  /** Pays the concession. */
  isConcession: z.boolean(),
  /** Under 18: pays the concession in any case. */
  isMinor: z.boolean(),
  /** What is owed in all; negative for what was paid in advance. */
  balance: MinorUnits,
  /** What of it is due by today. */
  due: MinorUnits,
  /** Since when the oldest of it is due. */
  dueSince: Day.nullable(),
  remindedAt: Instant.nullable(),
})
export type FeeMember = z.infer<typeof FeeMember>

/** A published team sheet, and how many of those on it were charged. */
export const FeeSheet = z.object({
  entryId: z.uuid(),
  team: z.string(),
  opponent: z.string(),
  day: Day,
  playing: z.int(),
  charged: z.int(),
})
export type FeeSheet = z.infer<typeof FeeSheet>

export const FeeBook = z.object({
  organisation: OrganisationRef,
  currency: Currency,
  settings: FeeSettings,
  products: z.array(FeeProduct),
  /** Those who owe most first, then by name. */
  members: z.array(FeeMember),
  /** Those of the last two months and to come, the latest first. */
  sheets: z.array(FeeSheet),
})
export type FeeBook = z.infer<typeof FeeBook>

export const PaymentMethod = z.enum(['card', 'cash', 'transfer'])
export type PaymentMethod = z.infer<typeof PaymentMethod>

/** A line of an account: what is owed is positive, what was paid is negative. */
export const FeeEntry = z.object({
  id: z.uuid(),
  kind: z.enum(['charge', 'payment', 'contrary']),
  title: z.string(),
  amount: MinorUnits,
  /** What is owed after it. */
  balance: MinorUnits,
  dueOn: Day.nullable(),
  /** What is still to be paid of a charge. */
  open: MinorUnits.nullable(),
  method: PaymentMethod.nullable(),
  /** When it was paid, or else entered. */
  on: Day,
  isTakenBack: z.boolean(),
})
export type FeeEntry = z.infer<typeof FeeEntry>

export const FeeAccount = z.object({
  playerId: z.uuid(),
  name: z.string(),
  currency: Currency,
  balance: MinorUnits,
  due: MinorUnits,
  /** The latest first. */
  entries: z.array(FeeEntry),
})
export type FeeAccount = z.infer<typeof FeeAccount>

/** What an account's owner and their children owe one club. */
export const OwnFees = z.object({
  organisation: OrganisationRef,
  accounts: z.array(FeeAccount),
  /** What can be paid now. */
  open: MinorUnits,
})
export type OwnFees = z.infer<typeof OwnFees>
