import { expect, test } from 'vitest'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { clientOf, freshApp } from '#app/app-context.testing.ts'
import { ensureDefaultSite } from './sites.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)
const asOperator = await clientAs(app, await someone(app, { operator: true }))

/** The settings as they are, with some of the words changed. */
async function changed(part: object) {
  const { data } = await asOperator.sites.settings()
  return { revision: data.revision, words: { ...data.words, ...part } }
}

const save = async (part: object) => (await asOperator.sites.saveSettings(await changed(part))).data

const problemsOf = async (part: object): Promise<unknown> => {
  const refused: unknown = await asOperator.sites.saveSettings(await changed(part)).then(
    () => undefined,
    (error: unknown) => error,
  )
  return refused
}

test('there are settings for operators alone', async () => {
  const stranger = await clientAs(app, await someone(app))
  const asked = await changed({ name: 'Taken Over' })

  await expect(clientOf(app).sites.settings()).rejects.toMatchObject({ status: 401 })
  await expect(stranger.sites.settings()).rejects.toMatchObject({ status: 404 })
  await expect(stranger.sites.saveSettings(asked)).rejects.toMatchObject({ status: 404 })
  expect((await clientOf(app).sites.show()).data.name).not.toBe('Taken Over')
})

test('what is settled is what the site is, at once', async () => {
  await save({ name: ' Indus League ', tagline: 'One river.', nameLength: { min: 2, max: 60 } })

  const { data } = await clientOf(app).sites.show()
  expect(data).toMatchObject({
    name: 'Indus League',
    tagline: 'One river.',
    nameLength: { min: 2, max: 60 },
  })
})

test('a brand sets its colours by day and by night, and is taken off again', async () => {
  await app.db
    .updateTable('site')
    .set({ theme: JSON.stringify({ '--pv-font-ui': 'Georgia' }) })
    .execute()

  await save({ brand: '#1f3d7a', radius: 0 })
  const branded = (await clientOf(app).sites.show()).data.theme
  await save({ brand: null, radius: 6 })

  expect(branded).toMatchObject({
    '--pv-font-ui': 'Georgia',
    '--pv-brand': '#1f3d7a',
    '--pv-radius': '0px',
    'dark:--pv-brand': expect.stringMatching(/^#[\da-f]{6}$/),
  })
  expect((await clientOf(app).sites.show()).data.theme).toEqual({ '--pv-font-ui': 'Georgia' })
})

test('empty links are left out', async () => {
  const { words } = await changed({})

  await save({ links: { ...words.links, youtube: 'https://video.example/club' } })
  const held = (await clientOf(app).sites.show()).data.links
  await save({ links: words.links })

  expect(held).toEqual({ youtube: 'https://video.example/club' })
  expect((await clientOf(app).sites.show()).data.links).toEqual({})
})

test('every change is written down with its maker, its moment and what was changed', async () => {
  const before = await changed({})
  const { changes } = await save({ tagline: 'Two rivers.', country: 'GB' })

  expect(changes[0]).toMatchObject({
    revision: before.revision + 1,
    by: expect.stringMatching(/^Some/),
    fields: expect.arrayContaining(['tagline', 'country']),
  })
  const kept = await app.db
    .selectFrom('site_change')
    .select(['before', 'after'])
    .where('revision', '=', before.revision + 1)
    .executeTakeFirstOrThrow()
  expect(kept).toEqual({
    before: { tagline: before.words.tagline, country: 'PK' },
    after: { tagline: 'Two rivers.', country: 'GB' },
  })
})

test('what is written down of a change cannot be rewritten', async () => {
  await expect(
    app.db
      .updateTable('site_change')
      .set({ after: JSON.stringify({ name: 'Innocent' }) })
      .execute(),
  ).rejects.toThrow('a change of a site stays as it was made')
})

test('the same again changes nothing, and of two who save one is told', async () => {
  const asked = await changed({ tagline: 'Three rivers.' })
  const first = await asOperator.sites.saveSettings(asked)
  const again = await asOperator.sites.saveSettings(asked)
  const late = { ...asked, words: { ...asked.words, tagline: 'Four rivers.' } }

  expect(again.data).toEqual(first.data)
  await expect(asOperator.sites.saveSettings(late)).rejects.toMatchObject({
    code: 'STALE_REVISION',
    status: 409,
  })
})

test.each([
  ['a name of nothing', { name: '   ' }],
  ['a line break in the name', { name: 'Indus\nBcc: all' }],
  ['a name that is too long', { name: 'x'.repeat(61) }],
  ['a time zone that is none', { timeZone: 'Asia/Atlantis' }],
  ['a language that is none', { locale: 'not a language' }],
  ['an address that is none', { contactEmail: 'hello at home' }],
  ['an email header in an address', { noReply: 'a@b.c\r\nBcc: d@e.f' }],
  ['a colour that is a rule', { brand: 'red}body{display:none' }],
  ['corners that are too round', { radius: 17 }],
  ['a shortest name that is longer than the longest', { nameLength: { min: 9, max: 3 } }],
  ['a key that it does not know', { is_default: false }],
])('%s is refused', async (_, part) => {
  expect(await problemsOf(part)).toMatchObject({ code: 'BAD_REQUEST' })
})

test.each([
  ['country', { country: 'XX' }, 'No country has this code.'],
  ['currency', { currency: 'ZZZ' }, 'No currency has this code.'],
  ['brand', { brand: '#787878' }, /No text is readable/],
])('an unfit %s is refused by its name', async (name, part, says) => {
  expect(await problemsOf(part)).toMatchObject({
    code: 'INVALID_INPUT',
    cause: { issues: [{ path: ['words', name], message: expect.stringMatching(says) }] },
  })
})

test('an address that is a script is no link', async () => {
  const { words } = await changed({})

  expect(await problemsOf({ links: { ...words.links, x: 'javascript:alert(1)' } })).toMatchObject({
    code: 'BAD_REQUEST',
  })
})
