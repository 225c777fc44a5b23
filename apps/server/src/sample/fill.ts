import { grantRoles } from '#access/membership.queries.ts'
import { grantOperator } from '#access/roles.queries.ts'
import { insertSampleAccounts, sampleEmail, type SampleRole } from '#accounts/sample-accounts.ts'
import { insertSamplePosts } from '#cms/sample-rows.queries.ts'
import type { Db } from '#db/connect.ts'
import { storeMatches } from '#matches/matches.ts'
import { insertSampleSite, linkDefaultSite } from '#sites/sample-rows.queries.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import type { AppContext } from '#app-context.ts'
import { findDefaultSiteId, hasMatches } from './fill.queries.ts'
import { insertRecords, type SampleRecords } from './sample-records.ts'
import type { SampleMember } from './sample-organisations.ts'
import { setUpSampleCup } from './sample-cup-setup.queries.ts'
import { fillSampleAcademy } from '#academies/sample/sample-academy.queries.ts'
import { hireSampleGrounds } from './sample-hire.queries.ts'
import { teachSampleStudents } from '#academies/sample/sample-students.queries.ts'
import { openSampleShop } from './sample-shop.queries.ts'
import { sampleNews } from './sample-news.ts'
import { SAMPLE_HOST, SAMPLE_SITE_OWNER, sampleLinks, sampleSite } from './sample-site.ts'
import { draftSampleTournament } from './sample-tournament.queries.ts'
import { sampleWorld } from './sample-world.ts'

/**
 * Fills an empty database in one transaction. Does nothing when the database was started before or has
 * matches.
 */
export function fillSampleWorld(app: AppContext): Promise<void> {
  return app.db.transaction().execute(async (db) => {
    const isFresh = await ensureDefaultSite({ ...app, db })
    if (!isFresh || (await hasMatches(db))) return
    const { matches, members, ...records } = sampleWorld(app.now())
    await insertRecords(db, records)
    await storeMatches(db, matches)
    await insertMembership(app, db, members)
    await writeNews(app, db, records)
    await linkDefaultSite(db, sampleLinks)
    await insertSampleSite(db, sampleSite(idIn(records, SAMPLE_SITE_OWNER)), SAMPLE_HOST)
    await openSampleShop(db, app.now())
    await hireSampleGrounds(db, app.now())
    await fillSampleAcademy(db, app.now())
    await draftSampleTournament(db, app.now())
    await setUpSampleCup(db, app.now())
    await teachSampleStudents(db, app.now())
  })
}

function idIn({ organisations }: SampleRecords, called: string): string {
  const found = organisations.find(({ name }) => name === called)
  if (found?.id === undefined) throw new RangeError(`Nobody is called ${called}.`)
  return found.id
}

async function writeNews(app: AppContext, db: Db, records: SampleRecords): Promise<void> {
  const siteId = await findDefaultSiteId(db)
  await insertSamplePosts(
    db,
    sampleNews((called) => idIn(records, called), siteId, app.now()),
  )
}

/** Inserts the sample accounts and their roles. */
async function insertMembership(app: AppContext, db: Db, members: readonly SampleMember[]) {
  const accounts = await insertSampleAccounts(app, db, await findDefaultSiteId(db))
  const idOf = (role: SampleRole) => accounts.get(role) ?? ''
  const now = app.now()
  for (const { organisationId, role } of members) {
    const grantedBy = role === 'owner' ? null : idOf('owner')
    await grantRoles(db, { organisationId, accountId: idOf(role), roles: [role], grantedBy, now })
  }
  await grantOperator(db, sampleEmail('operator'), now)
}
