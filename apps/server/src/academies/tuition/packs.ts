import {
  PACK_LEFT,
  PACK_NOT_FOUND,
  TARIFF_NOT_FOUND,
  TERM_CHARGED,
} from '@pavilion/contract/academies/academy-refusals.ts'
import { minorUnits } from '@pavilion/contract/money.ts'
import type { AppContext } from '#app-context.ts'
import type { Db } from '#db/connect.ts'
import { record } from '#events/record.ts'
import { chargeTuition, reduceTuition } from '#fees/fees.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { packEnding } from '../academy-events.ts'
import {
  endPack,
  findEnding,
  findLeft,
  findOwners,
  findPack,
  findPackTariff,
  hasPack,
  insertPack,
  lockStudents,
  type PackOwner,
  settlePacks,
} from './pack.queries.ts'
import { changeTariff, chooseTariff, isPaidTwice } from './standing.queries.ts'

/** A pack can be bought once so many sessions are left. */
export const LAST_SESSIONS = 1

const studentsOf = (owners: readonly PackOwner[]) => owners.map(({ studentId }) => studentId)

/**
 * Uses packs for the attendance of enrolments that `change` writes. Families whose packs are nearly used up with it are
 * told.
 */
export async function usePacks<T>(
  db: Db,
  { enrolmentIds, now }: { readonly enrolmentIds: readonly string[]; readonly now: string },
  change: () => Promise<T>,
): Promise<T> {
  const before = await findOwners(db, enrolmentIds)
  await lockStudents(db, studentsOf(before))
  const had = await Promise.all(before.map((owner) => findLeft(db, owner)))
  const changed = await change()
  const after = await findOwners(db, enrolmentIds)
  const isKnown = (owner: PackOwner) => before.some(({ tariffId }) => tariffId === owner.tariffId)
  for (const owner of [...before, ...after.filter((owner) => !isKnown(owner))]) {
    await settlePacks(db, owner)
  }
  for (const [at, owner] of before.entries()) {
    const isEnding = (had[at] ?? 0) > LAST_SESSIONS && (await findLeft(db, owner)) <= LAST_SESSIONS
    if (isEnding) await tellEnding(db, owner, now)
  }
  return changed
}

async function tellEnding(db: Db, owner: PackOwner, now: string): Promise<void> {
  const told = await findEnding(db, owner)
  if (told === undefined) return
  const { batchId, organisationId, accountId } = told
  const of = { thingId: batchId, organisationId, accountId: null, at: now }
  await record(db, { is: packEnding, ...of, data: { accountId } })
}

type Choosing = { readonly enrolmentId: string; readonly tariffId: string; readonly now: string }

/** How an enrolment, whose batch is locked, is paid for from now on. */
export async function choose(db: Db, choosing: Choosing): Promise<void> {
  const { enrolmentId, now } = choosing
  if (await isPaidTwice(db, choosing)) throw refuseCall('TERM_CHARGED', TERM_CHARGED)
  if (!(await chooseTariff(db, choosing))) throw refuseCall('TARIFF_NOT_FOUND', TARIFF_NOT_FOUND)
  await usePacks(db, { enrolmentIds: [enrolmentId], now }, () => changeTariff(db, choosing))
}

type Buying = {
  readonly packId: string
  readonly enrolmentId: string
  readonly accountId: string
}

/** Another pack for a student, charged. Refused while more than one session is left, so that nobody buys twice. */
export async function addPack(app: AppContext, db: Db, buying: Buying): Promise<void> {
  const { packId, enrolmentId, accountId } = buying
  const now = app.now()
  const of = await findPackTariff(db, enrolmentId, now)
  if (of === undefined) throw refuseCall('TARIFF_NOT_FOUND', TARIFF_NOT_FOUND)
  const { studentId, organisationId, productId, isFurther, today } = of
  await lockStudents(db, [studentId])
  if (await hasPack(db, packId, studentId)) return
  if ((await findLeft(db, of)) > LAST_SESSIONS) throw refuseCall('PACK_LEFT', PACK_LEFT)
  if (!(await insertPack(db, { packId, of, now }))) {
    throw refuseCall('TARIFF_NOT_FOUND', TARIFF_NOT_FOUND)
  }
  const share = { isFurther, days: 1, ofDays: 1 }
  const item = { studentId, productId, about: `pack:${packId}`, title: of.name, dueOn: today }
  await chargeTuition(app, db, { organisationId, accountId, items: [{ ...item, ...share }] })
  await settlePacks(db, of)
}

type Refunding = {
  readonly organisationId: string
  readonly packId: string
  readonly accountId: string
  readonly now: string
}

/** Ends a pack: only what was used of it stays charged. Repeated, it changes nothing. */
export async function refund(db: Db, refunding: Refunding): Promise<void> {
  const { organisationId, packId, accountId, now } = refunding
  const found = await findPack(db, refunding)
  if (found === undefined) throw refuseCall('PACK_NOT_FOUND', PACK_NOT_FOUND)
  await lockStudents(db, [found.studentId])
  const { studentId, bought, used, name, isRefunded } = (await findPack(db, refunding)) ?? found
  if (isRefunded) return
  await endPack(db, { packId, used, now })
  const about = `pack:${packId}`
  await reduceTuition(db, {
    organisationId,
    studentId,
    about,
    accountId,
    now,
    instead: ({ amount }) => ({
      about: `${about}:used`,
      title: `${name}: ${used} of ${bought} used`,
      amount: minorUnits(amount - Math.floor((amount * (bought - used)) / bought)),
    }),
  })
}
