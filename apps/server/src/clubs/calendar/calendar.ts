import type { CalendarEntry, EntryFields } from '@pavilion/contract/clubs/calendar-fields.ts'
import {
  CALENDAR_FULL,
  ENTRY_NOT_FOUND,
  ENTRY_OVER,
  STALE_ENTRY,
} from '@pavilion/contract/clubs/club-refusals.ts'
import type { Db } from '#db/connect.ts'
import { counted, success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { teamRef } from '#records/references.queries.ts'
import { after } from '#security/instants.ts'
import { spendTries } from '#security/limits.ts'
import { linkOrigin, siteOf } from '#sites/sites.ts'
import { clubOf } from '../club.ts'
import { limits } from '../limits.ts'
import { refuseOtherThanFixture } from './fixtures/fixture-decides.ts'
import { clearPicks } from '../selection/pick.queries.ts'
import { unlessElsewhere } from '../selection/selection.ts'
import { findClubTeams, lockClub } from '../team.queries.ts'
import { teamOf } from '../teams.ts'
import { askAbout, tellCancelled } from './ask-players.ts'
import { tellMoved } from './tell-moved.ts'
import { findAnswers } from './availability.queries.ts'
import {
  cancel,
  countToCome,
  type EntryRow,
  findEntries,
  insertEntry,
  MOST_TO_COME,
  updateEntry,
} from './calendar.queries.ts'

const DAY = 86_400

export const showCalendar = os.clubs.calendar.handler(async ({ input, context }) => {
  const { organisationId } = input
  const { organisation, isManager } = await clubOf(context, organisationId)
  const { app, host } = context
  const now = app.now()
  const [entries, teams, site] = await Promise.all([
    findEntries(app.db, { organisationId, from: after(now, -DAY) }),
    findClubTeams(app.db, { organisationId, season: now.slice(0, 4) }),
    siteOf(app, host),
  ])
  return success(counted(entries.length, 'entry', 'entries'), {
    organisation,
    timeZone: site.timeZone,
    teams: teams.map(({ team }) => teamRef(team)),
    entries: entries.map(calendarEntry),
    isManager,
  })
})

const calendarEntry = ({ team, ...row }: EntryRow): CalendarEntry => ({
  ...row,
  team: team === null ? null : teamRef(team),
})

type EntryOf = { readonly organisationId: string; readonly entryId: string }

/** The entry, which has to be the club's. */
async function entryOf(db: Db, { organisationId, entryId }: EntryOf): Promise<CalendarEntry> {
  const [row] = await findEntries(db, { organisationId, entryId, from: '1970-01-01T00:00:00Z' })
  if (row === undefined) throw refuseCall('ENTRY_NOT_FOUND', ENTRY_NOT_FOUND)
  return calendarEntry(row)
}

/** Refuses a team of another club. */
async function refuseTeam(db: Db, organisationId: string, { teamId }: EntryFields): Promise<void> {
  if (teamId !== null) await teamOf(db, { organisationId, teamId, season: '' })
}

export const addEntry = os.clubs.addEntry.handler(async ({ input, context }) => {
  const { organisationId, fields, idempotencyKey } = input
  const { actor } = await clubOf(context, organisationId)
  const { app, host } = context
  await refuseTeam(app.db, organisationId, fields)
  await spendTries(context, [[limits.entryByAccount, actor.accountId]])
  const { id: siteId, timeZone } = await siteOf(app, host)
  const place = { timeZone, siteId, linkOrigin: await linkOrigin(context) }
  const now = app.now()
  const entryId = await app.db.transaction().execute(async (db) => {
    await lockClub(db, organisationId)
    const id = await insertEntry(db, { organisationId, fields, idempotencyKey, ...place, now })
    if ((await countToCome(db, organisationId, now)) <= MOST_TO_COME) return id
    throw refuseCall('CALENDAR_FULL', CALENDAR_FULL)
  })
  return success('Added to the calendar', await entryOf(app.db, { organisationId, entryId }))
})

export const saveEntry = os.clubs.saveEntry.handler(async ({ input, context }) => {
  const { organisationId, entryId, fields } = input
  const { actor } = await clubOf(context, organisationId)
  const { app } = context
  await refuseTeam(app.db, organisationId, fields)
  const before = await entryOf(app.db, input)
  if (before.cancelledAt !== null) throw refuseCall('ENTRY_OVER', ENTRY_OVER)
  refuseOtherThanFixture(before, fields)
  const isSaved = await unlessElsewhere(() =>
    app.db.transaction().execute(async (db) => {
      if (!(await updateEntry(db, input))) return false
      await tellMoved(app, db, { entryId, accountId: actor.accountId, before, fields })
      return true
    }),
  )
  if (!isSaved) throw refuseCall('STALE_ENTRY', STALE_ENTRY)
  return success('Saved', await entryOf(app.db, input))
})

export const cancelEntry = os.clubs.cancelEntry.handler(async ({ input, context }) => {
  const { organisationId, entryId } = input
  const { actor } = await clubOf(context, organisationId)
  const { app } = context
  await entryOf(app.db, input)
  await app.db.transaction().execute(async (db) => {
    const isCancelled = await cancel(db, { ...input, now: app.now() })
    if (!isCancelled) return
    await clearPicks(db, entryId)
    await tellCancelled(app, db, { entryId, accountId: actor.accountId })
  })
  return success('Cancelled', await entryOf(app.db, input))
})

export const askNow = os.clubs.ask.handler(async ({ input, context }) => {
  const { organisationId, entryId } = input
  const { actor } = await clubOf(context, organisationId)
  const { app } = context
  await entryOf(app.db, input)
  const { accountId } = actor
  await spendTries(context, [
    [limits.askByAccount, accountId],
    [limits.askAboutEntry, entryId],
  ])
  const emails = await app.db
    .transaction()
    .execute((db) => askAbout(app, db, { entryId, again: true, accountId }))
  if (emails === undefined) throw refuseCall('ENTRY_OVER', ENTRY_OVER)
  return success(counted(emails, 'email'), { emails })
})

export const listAnswers = os.clubs.answers.handler(async ({ input, context }) => {
  await clubOf(context, input.organisationId)
  const { db } = context.app
  await entryOf(db, input)
  const answers = await findAnswers(db, input.entryId)
  return success(counted(answers.length, 'player'), answers)
})
