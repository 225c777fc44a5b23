import { createHash } from 'node:crypto'
import { NOT_ALLOWED } from '@pavilion/contract/accounts/account-refusals.ts'
import { IDEMPOTENCY_KEY_REUSED } from '@pavilion/contract/matches/scoring-refusals.ts'
import {
  CHANGES_PLAYED,
  ENTRY_FEE_PAID,
  TOO_MANY_TOURNAMENTS,
} from '@pavilion/contract/tournaments/tournament-refusals.ts'
import { may } from '#access/access.ts'
import { brokeCheck } from '#db/broke-rule.ts'
import type { Db } from '#db/connect.ts'
import { record } from '#events/record.ts'
import { os } from '#http/implement.ts'
import { refuseCall, refuseWith } from '#http/refuse-call.ts'
import { counted, success } from '#http/answer.ts'
import { playingConditions } from '#scoring/scoring.ts'
import { spendTries } from '#security/limits.ts'
import { signedIn } from '#sessions/sessions.ts'
import { siteOf } from '#sites/sites.ts'
import { findFixtures } from '../fixtures/fixtures.queries.ts'
import { holdGrounds } from '../fixtures/hold-grounds.ts'
import { limits } from '../limits.ts'
import { tournamentPublished } from '../tournament-events.ts'
import { carryRules } from './change-rules.ts'
import {
  type Managed,
  managedNow,
  seasonOf,
  setupRef,
  tournamentOfManager,
  tournamentOfOwner,
} from './managed-tournament.ts'
import { insertManager } from './managers.queries.ts'
import { type RuleChange, ruleChanges } from './rule-changes.ts'
import {
  countOwned,
  deleteDraft,
  findMadeWith,
  findOwn,
  insertRecord,
  insertSetup,
  lockSetup,
  type NewSetup,
  type SetupRow,
  updateRecord,
  updateSetup,
} from './setup.queries.ts'

const MOST_OWNED = 200
const MOST_LISTED = 200

export const createTournament = os.tournaments.create.handler(async ({ input, context }) => {
  const { app } = context
  const actor = await signedIn(context)
  const { accountId } = actor
  const { organisationId, fields, idempotencyKey } = input
  if (organisationId !== null && !may(actor, 'manage-organisation', { organisationId })) {
    throw refuseCall('NOT_ALLOWED', NOT_ALLOWED)
  }
  playingConditions(fields.conditions)
  await spendTries(context, [[limits.tournamentByAccount, accountId]])
  const { timeZone, currency } = await siteOf(app, context.host)
  const requestHash = createHash('sha256').update(JSON.stringify(input)).digest()
  const made = {
    fields,
    organisationId,
    timeZone,
    currency,
    accountId,
    idempotencyKey,
    requestHash,
  }
  const id = await app.db.transaction().execute((db) => makeOnce(db, { ...made, now: app.now() }))
  return success(`${fields.name} is ready to be filled in`, await managedNow(app, actor, id))
})

/** Makes the draft with the account as its owner, unless this request has made it before. */
async function makeOnce(db: Db, made: NewSetup): Promise<string> {
  const { accountId, now } = made
  const id = await insertSetup(db, made)
  if (id === undefined) {
    const earlier = await findMadeWith(db, made)
    if (earlier.requestHash.equals(made.requestHash)) return earlier.id
    throw refuseCall('IDEMPOTENCY_KEY_REUSED', IDEMPOTENCY_KEY_REUSED)
  }
  if ((await countOwned(db, accountId)) >= MOST_OWNED) {
    throw refuseCall('TOO_MANY_TOURNAMENTS', TOO_MANY_TOURNAMENTS)
  }
  await insertManager(db, { tournamentId: id, accountId, role: 'owner', invitedBy: null, now })
  return id
}

export const listOwnTournaments = os.tournaments.own.handler(async ({ context }) => {
  const { accountId, roles } = await signedIn(context)
  const organisationIds = roles
    .filter(({ role }) => role === 'owner' || role === 'admin')
    .map((held) => held.organisationId)
  const mine = { accountId, organisationIds, most: MOST_LISTED }
  const rows = await findOwn(context.app.db, mine)
  const own = rows.map(({ id, name, ...row }) => ({
    ...row,
    tournament: setupRef({ id, name, season: seasonOf(row) }),
  }))
  return success(counted(own.length, 'tournament'), own)
})

export const showManagedTournament = os.tournaments.showManaged.handler(
  async ({ input, context }) => {
    const { actor, setup } = await tournamentOfManager(context, input.tournamentId)
    return success(setup.fields.name, await managedNow(context.app, actor, setup.id))
  },
)

export const saveTournament = os.tournaments.save.handler(async ({ input, context, errors }) => {
  const { tournamentId, revision, fields, confirmed, countPlayedAnew: isForPlayed } = input
  const { app } = context
  const { actor, setup } = await tournamentOfManager(context, tournamentId)
  playingConditions(fields.conditions)
  const isSaved = await app.db.transaction().execute(async (db) => {
    await lockSetup(db, tournamentId)
    if (!(await updateSetup(db, { id: tournamentId, revision, fields }))) return false
    const fixtures = await findFixtures(db, tournamentId)
    const changes = ruleChanges(setup, fields, fixtures)
    if (!confirmed) refuseUnasked(setup.played, changes)
    await updateRecord(db, recordOf({ ...setup, fields }))
    const by = { accountId: actor.accountId, now: app.now() }
    const before = setup.fields
    await carryRules(db, { tournamentId, fields, before, isForPlayed, fixtures, changes, ...by })
    await holdGrounds(db, tournamentId)
    return true
  })
  if (!isSaved) throw errors.STALE_TOURNAMENT()
  return success('Saved', await managedNow(app, actor, tournamentId))
})

/** Whoever changes rules that are in force is told first what that affects. */
function refuseUnasked(played: number, changes: readonly RuleChange[]): void {
  if (changes.length === 0) return
  const problems = changes.map(({ part, affects }) => ({
    path: `fields.${part}`,
    message: affects,
  }))
  throw refuseWith('CHANGES_PLAYED', CHANGES_PLAYED, { data: { played }, problems })
}

const recordOf = ({ id, fields, organisationId }: SetupRow) => ({
  id,
  name: fields.name,
  season: seasonOf(fields),
  gender: fields.gender,
  organisationId,
})

export const publishTournament = os.tournaments.publish.handler(async ({ input, context }) => {
  const { app } = context
  const { actor, setup } = await tournamentOfManager(context, input.tournamentId)
  await app.db.transaction().execute((db) => publish(db, { actor, setup }, app.now()))
  return success(`${setup.fields.name} is public`, await managedNow(app, actor, setup.id))
})

/** Shows the tournament in public, unless it is. */
export async function publish(db: Db, { actor, setup }: Managed, now: string): Promise<void> {
  if (!(await insertRecord(db, recordOf(setup), now))) return
  const { accountId } = actor
  const { id: thingId, organisationId } = setup
  const published = { is: tournamentPublished, thingId, accountId, organisationId }
  await record(db, { ...published, data: {}, at: now })
}

export const discardTournament = os.tournaments.discard.handler(
  async ({ input, context, errors }) => {
    const { setup } = await tournamentOfOwner(context, input.tournamentId)
    if (!(await deleteUnpaid(context.app.db, setup.id))) throw errors.TOURNAMENT_PUBLISHED()
    return success(`${setup.fields.name} is deleted`, { tournamentId: setup.id })
  },
)

/** A draft goes with its entries, but not with their money. */
async function deleteUnpaid(db: Db, id: string): Promise<boolean> {
  try {
    return await deleteDraft(db, id)
  } catch (error) {
    if (!brokeCheck(error, 'entry_payment_is_kept')) throw error
    throw refuseCall('ENTRY_FEE_PAID', ENTRY_FEE_PAID)
  }
}
