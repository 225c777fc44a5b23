import { timingSafeEqual } from 'node:crypto'
import { NOT_YOURS } from '@pavilion/contract/matches/scoring-refusals.ts'
import type { EntryFeeTerms } from '@pavilion/contract/tournaments/entry-fee-fields.ts'
import {
  ENTRIES_WAIT,
  ENTRY_CLOSED,
  ENTRY_FEE_CHANGED,
  ENTRY_NOT_FOUND,
  ENTRY_OVER,
  TOURNAMENT_NOT_FOUND,
  WRONG_PIN,
} from '@pavilion/contract/tournaments/tournament-refusals.ts'
import { may } from '#access/access.ts'
import type { Db } from '#db/connect.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { counted, success } from '#http/answer.ts'
import { currencyOf } from '#places/places.ts'
import { teamRef } from '#records/references.queries.ts'
import { type Limit, noteFailures, refuseWaiting, spendTries, waitsFor } from '#security/limits.ts'
import { signedIn } from '#sessions/sessions.ts'
import { duesOf } from './entry-fees/dues.ts'
import { releaseFee } from './entry-fees/release.ts'
import { asksFor } from './entry-fees/terms.ts'
import { fillBracket } from './fixtures/fill-bracket.ts'
import { limits } from './limits.ts'
import {
  answerRow,
  type EntryRow,
  findEntries,
  findEntriesOf,
  findEntry,
} from './manage/entries.queries.ts'
import { enteredTeam, enterTeam, noteEntry } from './manage/entries.ts'
import { refOf } from './manage/managed-tournament.ts'
import { sayWhoPlays } from './manage/say-who-plays.ts'
import { findSetup, lockSetup, type SetupRow } from './manage/setup.queries.ts'

const MOST_LISTED = 200
const MOST_WAITING = 64
const MOST_WAITING_OF_ONE = 4

/** Only a public tournament takes entries. */
async function openTournament(context: CallContext, id: string): Promise<SetupRow> {
  const { app } = context
  const setup = await findSetup(app.db, id)
  if (setup === undefined || !setup.isPublished) {
    throw refuseCall('TOURNAMENT_NOT_FOUND', TOURNAMENT_NOT_FOUND)
  }
  return setup
}

/** The deadline counts before the PIN: nobody has to guess in order to learn of it. */
function refuseClosed({ entryIsOpen, entryDeadline }: SetupRow, now: string): void {
  if (!entryIsOpen) throw refuseCall('ENTRY_CLOSED', ENTRY_CLOSED)
  if (entryDeadline !== null && entryDeadline <= now) throw refuseCall('ENTRY_OVER', ENTRY_OVER)
}

const wrongPin = () =>
  refuseCall('WRONG_PIN', WRONG_PIN, [{ path: 'pin', message: WRONG_PIN.message }])

/** Open to all, a tournament asks for no PIN. */
async function refusePin(
  context: CallContext,
  { id, entryPin }: SetupRow,
  { pin, accountId }: { readonly pin: string | null; readonly accountId: string },
): Promise<void> {
  if (entryPin === null) return
  if (pin === null) throw wrongPin()
  const failures = [
    [limits.wrongPinByAccount, accountId],
    [limits.wrongPinByTournament, id],
    [limits.wrongPinAmongOthers, `${accountId} ${id}`],
  ] as const
  refuseWaiting(context, waitsForPin(await waitsFor(context.app, failures)))
  if (timingSafeEqual(Buffer.from(pin), Buffer.from(entryPin))) return
  await noteFailures(context, failures)
  throw wrongPin()
}

/** The wrong PINs of others keep nobody out who has not been wrong a few times as well. */
function waitsForPin(waits: Awaited<ReturnType<typeof waitsFor>>) {
  const isUsedUp = (limit: Limit) => waits.some((wait) => wait.limit === limit)
  const isShared = isUsedUp(limits.wrongPinByTournament) && isUsedUp(limits.wrongPinAmongOthers)
  return waits.filter(({ limit }) => limit === limits.wrongPinByAccount || isShared)
}

export const enterTournament = os.tournaments.enter.handler(async ({ input, context }) => {
  const { tournamentId, entryId, pin, team: asked, fee } = input
  const actor = await signedIn(context)
  const { accountId } = actor
  const { app } = context
  const setup = await openTournament(context, tournamentId)
  refuseClosed(setup, app.now())
  await refusePin(context, setup, { pin, accountId })
  await spendTries(context, [[limits.entryByAccount, accountId]])
  const path = 'team'
  const entry = await app.db.transaction().execute(async (db) => {
    await lockSetup(db, tournamentId)
    await refuseOtherFee(db, { tournamentId, entryId, fee })
    if (setup.entryPin === null) await refuseCrowd(db, { tournamentId, entryId, accountId })
    const team = await enteredTeam(db, asked, { actor, setup, path })
    if (!may(actor, 'name-team', team)) throw refuseCall('NOT_YOURS', NOT_YOURS)
    const entering = { entryId, team, status: 'requested', managerId: accountId } as const
    await enterTeam(db, tournamentId, { ...entering, accountId, path, now: app.now() })
    return findEntry(db, entryId)
  })
  if (entry === undefined) throw new Error(`The entry ${entryId} was made and is gone.`)
  const message = `${entry.team.name} is entered. The organiser will answer.`
  return success(message, await entryOf(app.db, entry))
})

type Asking = {
  readonly tournamentId: string
  readonly entryId: string
  readonly accountId: string
}

/** Where no PIN is asked for, nobody can fill a tournament with teams that the organiser has not seen. */
async function refuseCrowd(db: Db, { tournamentId, entryId, accountId }: Asking): Promise<void> {
  const waiting = (await findEntries(db, tournamentId)).filter(
    ({ id, status }) => status === 'requested' && id !== entryId,
  )
  const own = waiting.filter(({ managerId }) => managerId === accountId)
  if (own.length >= MOST_WAITING_OF_ONE || waiting.length >= MOST_WAITING) {
    throw refuseCall('ENTRIES_WAIT', ENTRIES_WAIT)
  }
}

type Agreed = {
  readonly tournamentId: string
  readonly entryId: string
  readonly fee: EntryFeeTerms | null
}

/** Nobody enters on other terms than they were shown; a request that is repeated has entered before. */
async function refuseOtherFee(db: Db, { tournamentId, entryId, fee }: Agreed): Promise<void> {
  const setup = await findSetup(db, tournamentId)
  if (setup === undefined || asksFor(setup, fee) || (await findEntry(db, entryId))) return
  throw refuseCall('ENTRY_FEE_CHANGED', ENTRY_FEE_CHANGED)
}

async function entryOf(db: Db, entry: EntryRow) {
  const { id, team, status, tournamentId } = entry
  const setup = await findSetup(db, tournamentId)
  if (setup === undefined) throw new Error(`The tournament of the entry ${id} is gone.`)
  const fee = duesOf(entry, await currencyOf(db, setup.currency))
  return { id, tournament: refOf(setup), team: teamRef(team), status, fee }
}

export const listOwnEntries = os.tournaments.ownEntries.handler(async ({ context }) => {
  const { accountId } = await signedIn(context)
  const { db } = context.app
  const rows = await findEntriesOf(db, accountId, MOST_LISTED)
  const entries = await Promise.all(rows.map((row) => entryOf(db, row)))
  return success(counted(entries.length, 'entry', 'entries'), entries)
})

export const withdrawEntry = os.tournaments.withdraw.handler(async ({ input, context }) => {
  const actor = await signedIn(context)
  const { app } = context
  const { entryId } = input
  const entry = await app.db.transaction().execute(async (db) => {
    const found = await findEntry(db, entryId)
    if (found === undefined || !may(actor, 'withdraw-entry', ownedBy(found))) {
      throw refuseCall('ENTRY_NOT_FOUND', ENTRY_NOT_FOUND)
    }
    if (found.status === 'withdrawn') return found
    const now = app.now()
    await lockSetup(db, found.tournamentId)
    const by = { accountId: actor.accountId, now }
    await releaseFee(db, found, by)
    await answerRow(db, { id: entryId, status: 'withdrawn', now })
    await noteEntry(db, { ...found, status: 'withdrawn' }, by)
    await sayWhoPlays(db, found, { status: 'withdrawn', ...by })
    await fillBracket(db, found.tournamentId, now)
    return (await findEntry(db, entryId)) ?? found
  })
  return success(`${entry.team.name} is withdrawn`, await entryOf(app.db, entry))
})

const ownedBy = ({ managerId }: EntryRow) => ({ accountId: managerId ?? undefined })
