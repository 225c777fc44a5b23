import { z } from 'zod'
import { Amount } from '../fees/fee-fields.ts'
import { oneLine } from '../matches/scoring-fields.ts'
import { MinorUnits } from '../units.ts'
import { Currency } from '../places/place-calls.ts'
import { OrganisationRef } from '../records.ts'
import { Day } from '../time.ts'

/** For a whole term or camp, for each month, or for so many sessions. */
export const TariffKind = z.enum(['term', 'month', 'pack'])
export type TariffKind = z.infer<typeof TariffKind>

const Reduced = MinorUnits.min(0).nullable()

export const TariffFields = z
  .strictObject({
    kind: TariffKind,
    programmeId: z.uuid(),
    /** Null for all batches of the programme. */
    batchId: z.uuid().nullable(),
    name: oneLine(1, 80),
    amount: Amount,
    /** What students under 18 pay, and whom the academy marks; null for the whole amount. */
    concession: Reduced,
    /** What a family pays for each but the eldest; null for the whole amount. */
    family: Reduced,
    /** Of a month: the day on which it is due. */
    dueDay: z.int().min(1).max(28).nullable(),
    /** Of a pack: how many sessions it is. */
    sessions: z.int().min(2).max(100).nullable(),
    /** Part of a term or month costs the share of its days; otherwise the whole. */
    isShared: z.boolean(),
  })
  .refine(({ amount, concession }) => concession === null || concession <= amount, {
    path: ['concession'],
    message: 'A concession is not more than the amount.',
  })
  .refine(({ amount, family }) => family === null || family <= amount, {
    path: ['family'],
    message: 'The family rate is not more than the amount.',
  })
  .refine(({ kind, dueDay }) => (kind === 'month') === (dueDay !== null), {
    path: ['dueDay'],
    message: 'Say on which day of the month it is due.',
  })
  .refine(({ kind, sessions }) => (kind === 'pack') === (sessions !== null), {
    path: ['sessions'],
    message: 'Say how many sessions are in a pack.',
  })
export type TariffFields = z.infer<typeof TariffFields>

export const Tariff = z.object({ id: z.uuid(), ...TariffFields.shape, amount: MinorUnits })
export type Tariff = z.infer<typeof Tariff>

/** What the programmes of an academy cost. */
export const Tariffs = z.object({
  organisation: OrganisationRef,
  currency: Currency,
  programmes: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      batches: z.array(z.object({ id: z.uuid(), name: z.string() })),
    }),
  ),
  /** By programme and name. */
  tariffs: z.array(Tariff),
})
export type Tariffs = z.infer<typeof Tariffs>

/** A pack that a student has bought. */
export const Pack = z.object({
  id: z.uuid(),
  /** As many as were bought; after a refund, as many as were used. */
  sessions: z.int(),
  used: z.int(),
  boughtOn: Day,
  isRefunded: z.boolean(),
  /** What a refund is worth: the price of the sessions that are left. */
  worth: MinorUnits,
})
export type Pack = z.infer<typeof Pack>

/** What a student has left of packs. */
export const PacksLeft = z.object({
  left: z.int(),
  /** Sessions that no pack has paid for yet: the next pack begins with them. */
  unpaid: z.int(),
})

/** How a student pays for a batch, and whether everything due is paid. */
export const StudentTuition = z.object({
  enrolmentId: z.uuid(),
  studentId: z.uuid(),
  name: z.string(),
  /** Null where nothing is charged for the batch. */
  tariffId: z.uuid().nullable(),
  /** Something is due and not paid. */
  isOwing: z.boolean(),
  packs: PacksLeft.nullable(),
  /** The packs with what they are worth, for those who keep the fees; empty for others. */
  bought: z.array(Pack),
})
export type StudentTuition = z.infer<typeof StudentTuition>

/** How the students of a batch pay. Amounts are for those who keep the fees. */
export const BatchTuition = z.object({
  /** Null for those who do not keep the fees. */
  currency: Currency.nullable(),
  tariffs: z.array(z.object({ id: z.uuid(), name: z.string(), kind: TariffKind })),
  students: z.array(StudentTuition),
  isFeeManager: z.boolean(),
})
export type BatchTuition = z.infer<typeof BatchTuition>

/** What a family may choose to pay by. */
export const OfferedTariff = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: TariffKind,
  /** What it costs this family; before somebody is enrolled, the whole amount. */
  price: MinorUnits,
  dueDay: z.int().nullable(),
  sessions: z.int().nullable(),
  isShared: z.boolean(),
  concession: MinorUnits.nullable(),
  family: MinorUnits.nullable(),
})
export type OfferedTariff = z.infer<typeof OfferedTariff>

/** What a family pays for an enrolment. */
export const OwnTuition = z.object({
  enrolmentId: z.uuid(),
  currency: Currency,
  tariffId: z.uuid().nullable(),
  /** Those that can be chosen, with the one that is. */
  tariffs: z.array(OfferedTariff),
  packs: PacksLeft.nullable(),
  /** One session or none is left, and another pack can be bought. */
  isPackOffered: z.boolean(),
})
export type OwnTuition = z.infer<typeof OwnTuition>
