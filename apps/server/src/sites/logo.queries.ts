import type { SiteLogo } from '@pavilion/contract/sites/site-logo.ts'
import type { Db } from '#db/connect.ts'
import { logoAddresses, type Rendition } from './logo-address.ts'

type NewLogo = Pick<SiteLogo, 'width' | 'height' | 'seenOn'> & {
  readonly siteId: string
  readonly accountId: string
  readonly digest: Buffer
  readonly small: Buffer
  readonly large: Buffer
  readonly now: string
}

const shown = ['id', 'width', 'height', 'seen_on as seenOn'] as const

export type LogoRow = Pick<SiteLogo, 'id' | 'width' | 'height' | 'seenOn'>

/** With the addresses of both sizes. */
export const logoOf = ({ id, width, height, seenOn }: LogoRow): SiteLogo => ({
  id,
  ...logoAddresses(id),
  width,
  height,
  seenOn,
})

const ofSite = (db: Db, siteId: string) =>
  db.selectFrom('site_logo').select(shown).where('site_id', '=', siteId)

/** The logo that the same file is. */
export async function findLogoOf(
  db: Db,
  siteId: string,
  digest: Buffer,
): Promise<SiteLogo | undefined> {
  const row = await ofSite(db, siteId).where('digest', '=', digest).executeTakeFirst()
  return row && logoOf(row)
}

/** One of the logos that were sent for a site. */
export async function findLogo(
  db: Db,
  siteId: string,
  id: string | null,
): Promise<SiteLogo | undefined> {
  if (id === null) return undefined
  const row = await ofSite(db, siteId).where('id', '=', id).executeTakeFirst()
  return row && logoOf(row)
}

/** Does nothing where the same file was sent at the same moment. */
export const insertLogo = (db: Db, { siteId, accountId, now, seenOn, ...drawn }: NewLogo) =>
  db
    .insertInto('site_logo')
    .values({ ...drawn, site_id: siteId, seen_on: seenOn, made_by: accountId, made_at: now })
    .onConflict((conflict) => conflict.constraint('site_logo_once').doNothing())
    .execute()

const KEPT = 20

/** The twenty that were sent last stay, and the one that is shown. */
export const deleteOldLogos = (db: Db, siteId: string) =>
  db
    .deleteFrom('site_logo')
    .where('site_id', '=', siteId)
    .where('id', 'not in', (is) =>
      is
        .selectFrom('site_logo')
        .select('id')
        .where('site_id', '=', siteId)
        .orderBy('made_at', 'desc')
        .orderBy('id', 'desc')
        .limit(KEPT),
    )
    .where((is) =>
      is.not(
        is.exists(
          is.selectFrom('site').select('site.id').whereRef('site.logo_id', '=', 'site_logo.id'),
        ),
      ),
    )
    .execute()

export const findLogoFile = (db: Db, id: string, rendition: Rendition) =>
  db.selectFrom('site_logo').select(`${rendition} as bytes`).where('id', '=', id).executeTakeFirst()
