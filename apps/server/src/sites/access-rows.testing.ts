import { only, open, type RowsOf } from '#app/access-walk/rows.testing.ts'

const site = () => ({
  revision: 1,
  words: {
    name: 'Pavilion',
    tagline: 'Every ball has a home.',
    description: 'Live scores of the cricket that is played here.',
    country: 'PK',
    currency: 'PKR',
    locale: 'en',
    timeZone: 'Asia/Karachi',
    noReply: 'no-reply@localhost',
    contactEmail: 'hello@localhost',
    nameLength: { min: 4, max: 40 },
    brand: null,
    logo: null,
    radius: 6,
    links: {
      source: '',
      youtube: '',
      instagram: '',
      facebook: '',
      x: '',
      appStore: '',
      googlePlay: '',
    },
  },
})

export const sites: RowsOf<'sites'> = {
  show: open(() => undefined),
  counts: open(() => undefined),
  settings: only('edit-site', ['operator'], () => undefined),
  saveSettings: only('edit-site', ['operator'], site),
  sendLogo: only(
    'edit-site',
    ['operator'],
    () => new File(['none'], 'logo.png', { type: 'image/png' }),
  ),
}
