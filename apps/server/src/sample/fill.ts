import type { World } from '#world.ts'
import { hasSites, insertDefaultSite } from './fill.queries.ts'

/** The front that a fresh install shows until its owner makes it their own. */
const firstSite = {
  name: 'Pavilion',
  tagline: 'Cricket, ball by ball',
  description: 'Live scores, scorecards, fixtures and tables of the cricket that is played here.',
  country: 'PK',
  currency: 'PKR',
  locale: 'en',
  time_zone: 'Asia/Karachi',
  no_reply: 'no-reply@localhost',
  contact_email: 'hello@localhost',
  theme: '{}',
  links: '{}',
  is_default: true,
}

/** Fills an empty database; does nothing to one that has been filled. */
export async function fillSampleWorld({ db }: World): Promise<void> {
  if (await hasSites(db)) return
  await insertDefaultSite(db, firstSite)
}
