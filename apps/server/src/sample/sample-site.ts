import type { Insertable } from 'kysely'
import type { Database } from '#db/database.ts'

/** Browsers take every name below localhost for the machine itself. */
export const SAMPLE_HOST = 'five-rivers.localhost'

/** Whose site it is. */
export const SAMPLE_SITE_OWNER = 'Five Rivers Cricket Association'

/** A second front, in the name and the colours of an association of the sample world. */
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
  theme: JSON.stringify({
    '--pv-brand': '#1f3d7a',
    '--pv-brand-hover': '#172e5e',
    '--pv-on-brand': '#ffffff',
    '--pv-brand-soft': '#dfe6f3',
    '--pv-brand-soft-ink': '#1a3365',
  }),
  links: '{}',
  organisation_id: organisationId,
})
