import type { EntryStatus } from '@pavilion/contract/tournaments/tournament-fields.ts'
import {
  ENTERED_TWICE,
  ENTRY_FEE_PAID,
  ENTRY_IN_USE,
  ENTRY_NOT_FOUND,
  STALE_TOURNAMENT,
  TOURNAMENT_FULL,
} from '@pavilion/contract/tournaments/tournament-refusals.ts'
import { may } from '#access/access.ts'
import { brokeCheck } from '#db/broke-rule.ts'
import type { Db } from '#db/connect.ts'
import { record } from '#events/record.ts'
import { os } from '#http/implement.ts'
import { refuseCall, refuseField } from '#http/refuse-call.ts'
import { counted, success } from '#http/answer.ts'
import { clubNamed, type Team, teamById } from '#scoring/scoring.ts'
import { spendTries } from '#security/limits.ts'
import type { SignedIn } from '#sessions/sessions.ts'
import { passRefunds } from '../entry-fees/payment.queries.ts'
import { cancelWaiting, releaseFee } from '../entry-fees/release.ts'
import { fillBracket } from '../fixtures/fill-bracket.ts'
import { hasFixtures } from '../fixtures/tournament-of-fixture.queries.ts'
import { limits } from '../limits.ts'
import { entryChanged } from '../tournament-events.ts'
import {
  answerRow,
  deleteEntry,
  type EntryRow,
  findEntries,
  findEntry,
  insertEntry,
} from './entries.queries.ts'
import { managedNow, tournamentOfManager } from './managed-tournament.ts'
import { sayWhoPlays } from './say-who-plays.ts'
import { lockSetup, type SetupRow } from './setup.queries.ts'

const MOST_TEAMS = 128

type Asked = { readonly id: string } | { readonly name: string }

/** The team of an entry: an existing one, or the club of that name of the account. */
export async function enteredTeam(
  db: Db,
  asked: Asked,
  { actor, setup, path }: { actor: SignedIn; setup: SetupRow; path: string },
): Promise<Team> {
  if ('name' in asked) return clubNamed(db, { ...asked, gender: setup.fields.gender, actor })
  const team = await teamById(db, asked.id)
  if (team === undefined) throw refuseField(path, 'Team not found.')
  return team
}

type Noted = Pick<EntryRow, 'id' | 'tournamentId' | 'teamId' | 'status'>

/** Records what became of an entry. */
export const noteEntry = (
  db: Db,
  { id: entryId, tournamentId, teamId, status }: Noted,
  { accountId, now }: { readonly accountId: string; readonly now: string },
): Promise<void> =>
  record(db, {
    is: entryChanged,
    thingId: tournamentId,
    accountId,
    data: { entryId, teamId, status },
    at: now,
  })

export type Entering = {
  readonly entryId: string
  readonly team: Team
  readonly status: EntryStatus
  readonly managerId: string | null
  readonly accountId: string
  readonly path: string
  readonly now: string
}

/** Enters a team, once; the tournament is locked. Entered again with the same id, it changes nothing. */
export async function enterTeam(db: Db, tournamentId: string, entering: Entering): Promise<void> {
  const { entryId: id, team, status, managerId, accountId, path, now } = entering
  const same = await findEntry(db, id)
  if (same?.tournamentId === tournamentId && same.teamId === team.id) return
  const entries = await findEntries(db, tournamentId)
  if (same !== undefined || entries.some(({ teamId }) => teamId === team.id)) {
    const message = `${team.name} is in this tournament already.`
    throw refuseCall('ENTERED_TWICE', { ...ENTERED_TWICE, message }, [{ path, message }])
  }
  if (entries.length >= MOST_TEAMS) throw refuseCall('TOURNAMENT_FULL', TOURNAMENT_FULL)
  await insertEntry(db, { id, tournamentId, teamId: team.id, status, managerId, now })
  await noteEntry(db, { id, tournamentId, teamId: team.id, status }, { accountId, now })
}

export const addTeams = os.tournaments.addTeams.handler(async ({ input, context }) => {
  const { tournamentId, teams } = input
  const { actor, setup } = await tournamentOfManager(context, tournamentId)
  const { app } = context
  const { accountId } = actor
  await spendTries(context, [[limits.entryByAccount, accountId]])
  await app.db.transaction().execute(async (db) => {
    await lockSetup(db, tournamentId)
    for (const [at, { entryId, team: asked }] of teams.entries()) {
      const path = `teams.${at}.team`
      const team = await enteredTeam(db, asked, { actor, setup, path })
      const status = may(actor, 'name-team', team) ? 'accepted' : 'invited'
      const entering = { entryId, team, status, managerId: null, accountId, path } as const
      await enterTeam(db, tournamentId, { ...entering, now: app.now() })
    }
  })
  const managed = await managedNow(app, actor, tournamentId)
  return success(`${counted(teams.length, 'team')} added`, managed)
})

const done = { accepted: 'Accepted', declined: 'Declined', withdrawn: 'Withdrawn' } as const

/**
 * Whether a team wants to play: an organiser accepts for nobody, so that a team of somebody else’s has to have
 * asked or accepted itself.
 */
async function isWilling(db: Db, actor: SignedIn, entry: EntryRow): Promise<boolean> {
  if (entry.status !== 'invited' && entry.managerId !== null) return true
  const team = await teamById(db, entry.teamId)
  return team !== undefined && may(actor, 'name-team', team)
}

const stale = (message: string) => refuseCall('STALE_TOURNAMENT', { ...STALE_TOURNAMENT, message })

const answered = ({ team, status }: EntryRow): string =>
  `Somebody has answered for ${team.name} meanwhile: ${standing[status]}. Look at it again.`

const standing = {
  invited: 'it is invited',
  requested: 'it wants to play',
  accepted: 'it plays',
  declined: 'it was declined',
  withdrawn: 'it has withdrawn',
} as const satisfies Record<EntryStatus, string>

export const answerEntry = os.tournaments.answerEntry.handler(async ({ input, context }) => {
  const { tournamentId, entryId, from, status } = input
  const { actor } = await tournamentOfManager(context, tournamentId)
  const { app } = context
  const now = app.now()
  await app.db.transaction().execute(async (db) => {
    await lockSetup(db, tournamentId)
    const entry = await findEntry(db, entryId)
    if (entry?.tournamentId !== tournamentId) throw refuseCall('ENTRY_NOT_FOUND', ENTRY_NOT_FOUND)
    if (entry.status === status) return
    if (entry.status !== from) throw stale(answered(entry))
    if (status === 'accepted' && !(await isWilling(db, actor, entry))) {
      throw refuseField('status', 'This team has not accepted the invitation yet.')
    }
    const by = { accountId: actor.accountId, now }
    await answerFee(db, entry, { status, ...by })
    await answerRow(db, { id: entryId, status, now })
    await noteEntry(db, { ...entry, status }, by)
    await sayWhoPlays(db, entry, { status, ...by })
    await fillBracket(db, tournamentId, now)
  })
  const managed = await managedNow(app, actor, tournamentId)
  const isUnpaid = managed.entries.some(
    ({ id, fee }) => id === entryId && fee?.standing === 'unpaid',
  )
  return success(isUnpaid ? `${done[status]}. Its entry fee is unpaid` : done[status], managed)
})

type Answer = { readonly status: EntryStatus; readonly accountId: string; readonly now: string }

/** A team that goes out gets back what it may, and one that comes in again owes it. */
async function answerFee(db: Db, entry: EntryRow, { status, ...by }: Answer): Promise<void> {
  if (status !== 'accepted') return releaseFee(db, entry, by)
  if (entry.status === 'declined' || entry.status === 'withdrawn') await passRefunds(db, entry.id)
}

export const removeEntry = os.tournaments.removeEntry.handler(async ({ input, context }) => {
  const { tournamentId, entryId } = input
  const { actor } = await tournamentOfManager(context, tournamentId)
  const { app } = context
  await app.db.transaction().execute(async (db) => {
    await lockSetup(db, tournamentId)
    const entry = await findEntry(db, entryId)
    if (entry?.tournamentId !== tournamentId) return
    if (await hasFixtures(db, tournamentId, entry.teamId)) {
      throw refuseCall('ENTRY_IN_USE', ENTRY_IN_USE)
    }
    await cancelWaiting(db, entryId, app.now())
    await deleteUnpaid(db, entryId)
  })
  return success('Removed', await managedNow(app, actor, tournamentId))
})

/** An entry goes with its fee, but not with money. */
async function deleteUnpaid(db: Db, entryId: string): Promise<void> {
  try {
    await deleteEntry(db, entryId)
  } catch (error) {
    if (!brokeCheck(error, 'entry_payment_is_kept')) throw error
    throw refuseCall('ENTRY_FEE_PAID', ENTRY_FEE_PAID)
  }
}
