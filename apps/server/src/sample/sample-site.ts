import { brandTheme } from '@pavilion/kit/brand/brand-theme.ts'
import type { Insertable } from 'kysely'
import type { Database } from '#db/database.ts'

/** Browsers resolve every name below localhost to this machine. */
export const SAMPLE_HOST = 'five-rivers.localhost'

/** The organisation whose site it is. */
export const SAMPLE_SITE_OWNER = 'Five Rivers Cricket Association'

/** Addresses below .example lead nowhere (RFC 2606): they show where a site's own links stand. */
export const sampleLinks = JSON.stringify({
  youtube: 'https://youtube.example/pavilion',
  instagram: 'https://instagram.example/pavilion',
  facebook: 'https://facebook.example/pavilion',
  x: 'https://x.example/pavilion',
})

/** A second site, with the name and colours of a sample association. */
export const sampleSite = (organisationId: string): Insertable<Database['site']> => ({
  name: 'Five Rivers (sample)',
  tagline: 'Five rivers. One game.',
  description: 'The site of a sample association: its name, its colours, its own editors.',
  country: 'PK',
  currency: 'PKR',
  locale: 'en',
  time_zone: 'Asia/Karachi',
  no_reply: `no-reply@${SAMPLE_HOST}`,
  contact_email: `hello@${SAMPLE_HOST}`,
  theme: JSON.stringify(brandTheme('#1f3d7a')),
  links: sampleLinks,
  organisation_id: organisationId,
})
