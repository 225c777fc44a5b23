import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { OrganisationId } from '@pavilion/contract/ids.ts'
import { anOrganisation, clientAs, someone } from '#app/access-walk/people.testing.ts'
import { newsroom, wordsFor } from './editor.testing.ts'

const { app, reader, draft } = await newsroom()

/** A club, and somebody who writes its news. */
async function aClub() {
  const organisationId = OrganisationId.parse(await anOrganisation(app, 'club'))
  const roles = [{ organisationId, role: 'content-editor' as const }]
  return { organisationId, writer: await clientAs(app, await someone(app, { roles })) }
}

type Club = Awaited<ReturnType<typeof aClub>>

async function publish({ writer, organisationId }: Club, slug: string) {
  const words = wordsFor(slug, { kind: 'news', meta: keywords('Orchard Cup') })
  const { data } = await writer.editor.create({ key: randomUUID(), words, organisationId })
  const { id, revision } = data
  await writer.editor.changeStatus({ id, revision, status: 'published' })
  return data
}

const keywords = (...words: string[]) => ({ ...wordsFor('x').meta, keywords: words })

const slugsOf = async (filter: object) =>
  (await reader.cms.filter({ filter, page: { size: 100 } })).data.items.map(({ slug }) => slug)

test('a club writes news on a shared site: on its own page, where it is looked for, and in no other list', async () => {
  const club = await aClub()
  const { organisationId } = club
  const post = await publish(club, 'our-new-nets')
  const shown = await reader.cms.show({ id: 'our-new-nets' })

  expect(post.organisation?.id).toBe(organisationId)
  expect(shown.data.organisation?.id).toBe(organisationId)
  expect(await slugsOf({ organisationId })).toEqual(['our-new-nets'])
  expect(await slugsOf({ kind: ['news'] })).not.toContain('our-new-nets')
  expect(await slugsOf({ about: 'orchard cup' })).toEqual(['our-new-nets'])
  const { data } = await reader.search.everything({ q: 'our-new-nets' })
  expect(data.hits.map(({ kind }) => kind)).toEqual(['post'])
})

test('whoever writes for a club sees and changes its posts alone', async () => {
  const [club, other] = [await aClub(), await aClub()]
  const own = await publish(club, 'own-news')
  const { id: sites } = await draft('site-news')
  const { id: others } = await publish(other, 'other-news')
  const { data } = await club.writer.editor.filter({})

  expect(data.items.map(({ id }) => id)).toEqual([own.id])
  for (const id of [sites, others]) {
    await expect(club.writer.editor.show({ id })).rejects.toMatchObject({ status: 404 })
    await expect(
      club.writer.editor.save({ id, revision: 1, words: wordsFor('mine') }),
    ).rejects.toMatchObject({ status: 404 })
  }
  await expect(club.writer.editor.sections()).rejects.toMatchObject({ status: 404 })
})

test('nobody writes for another club, nor pages or legends, nor at an address that the site has', async () => {
  const [club, other] = [await aClub(), await aClub()]
  const { writer, organisationId } = club
  const make = (more: object, words = wordsFor(`post-${randomUUID()}`)) =>
    writer.editor.create({ key: randomUUID(), words, organisationId, ...more })

  await expect(make({ organisationId: other.organisationId })).rejects.toThrow()
  await expect(make({}, wordsFor('a-page', { kind: 'page' }))).rejects.toThrow()
  await expect(make({}, wordsFor('super-overs'))).rejects.toMatchObject({ code: 'SLUG_TAKEN' })
  const { data } = await make({ organisationId: undefined })
  expect(data.organisation?.id).toBe(organisationId)
})

test('the news of a club that is closed is gone', async () => {
  const club = await aClub()
  await publish(club, 'last-news')
  await app.db
    .updateTable('organisation')
    .set({ archived_at: app.now() })
    .where('id', '=', club.organisationId)
    .execute()

  await expect(reader.cms.show({ id: 'last-news' })).rejects.toMatchObject({
    code: 'POST_NOT_FOUND',
  })
})
