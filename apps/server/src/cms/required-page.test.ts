import { standingPages } from '@pavilion/contract/cms/required-pages.ts'
import { expect, test } from 'vitest'
import { loadContent } from './cms.ts'
import { newsroom, wordsFor } from './editor.testing.ts'

const { editor, reader, draft, app } = await newsroom()

const shown = async (slug: string) => (await reader.cms.show({ id: slug })).data

/** A page that every site has, as the console of the default site sees it. */
async function entryOf(slug: string) {
  const { data } = await (await editor()).show({ id: (await shown(slug)).id })
  return data
}

test('every page that every site has comes with the software, and its editors change its words', async () => {
  for (const slug of standingPages) expect((await shown(slug)).kind, slug).toBe('page')
  const { id, revision, words } = await entryOf('about-us')

  await (
    await editor()
  ).save({ id, revision, words: { ...words, body: '## Here\n\nOur own words.' } })

  expect((await shown('about-us')).html).toContain('Our own words.')
})

test('a page that every site has is neither taken away nor moved', async () => {
  const { id, revision, words } = await entryOf('terms')
  const calls = await editor()

  for (const status of ['draft', 'archived'] as const) {
    await expect(calls.changeStatus({ id, revision, status })).rejects.toMatchObject({
      code: 'STANDING_PAGE',
    })
  }
  for (const change of [{ slug: 'conditions' }, { kind: 'blog', slug: 'conditions' }] as const) {
    const moved = calls.save({ id, revision, words: { ...words, ...change } })
    await expect(moved).rejects.toMatchObject({ code: 'STANDING_PAGE' })
  }
  expect((await shown('terms')).title).toBe(words.title)
})

test('no article takes the address of a page that every site has', async () => {
  await expect(draft('privacypolicy')).rejects.toMatchObject({ status: 400 })
  const { revision, id } = await draft('about-cricket')

  const taken = (await editor()).save({ id, revision, words: wordsFor('career') })

  await expect(taken).rejects.toMatchObject({ status: 400 })
  expect((await shown('career')).kind).toBe('page')
})

test('what has been changed on a page stays when the software is started again', async () => {
  const { id, revision, words } = await entryOf('our-team')
  await (await editor()).save({ id, revision, words: { ...words, title: 'Those who do it' } })

  await loadContent(app)

  expect((await shown('our-team')).title).toBe('Those who do it')
})
