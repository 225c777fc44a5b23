import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startServer } from '#app/server.testing.ts'
import { anOrganisation } from '#associations/associations.testing.ts'
import { freshDatabase } from '#db/database.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { documentFields, filing, ofClub, pdf } from './documents.testing.ts'

const server = await startServer(await freshDatabase())
const { app } = server
await ensureDefaultSite(app)
const { send, load, aClubWith, countFiles } = filing(server)

const photo = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#145a32' } })

test.each(['png', 'jpeg'] as const)('a %s is kept upright and without metadata', async (format) => {
  const club = await anOrganisation(app, 'club')
  const bytes = await photo().withMetadata({ orientation: 6 }).toFormat(format).toBuffer()
  const sent = await send(club, bytes, `image/${format}`)
  const documentId = randomUUID()
  const fields = { ...documentFields, fileId: sent.data?.id ?? '' }
  await club.client.documents.save({ ...ofClub(club), documentId, fields })
  const answer = await load(club, documentId)
  const read = await sharp(await answer.arrayBuffer()).metadata()

  expect(answer.headers.get('content-type')).toBe(`image/${format}`)
  expect([read.format, read.width, read.height, read.exif]).toEqual([format, 40, 60, undefined])
})

const page = '<!doctype html><script>alert(1)</script>'
const pngHead = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

test.each([
  ['a page that is called a PNG', Buffer.from(page), 'image/png'],
  [
    'a page behind the first bytes of a PNG',
    Buffer.concat([pngHead, Buffer.from(page)]),
    'image/png',
  ],
  ['a page that is called a PDF', Buffer.from(page), 'application/pdf'],
  ['a PDF that is cut off', Buffer.from('%PDF-1.7\nhalf of it'), 'application/pdf'],
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/png'],
])('%s is refused', async (_, bytes, type) => {
  const club = await anOrganisation(app, 'club')

  expect(await send(club, bytes, type)).toMatchObject({ http: 422, code: 'UNREADABLE_DOCUMENT' })
  expect(await countFiles(club)).toBe(0)
})

test('other types, empty files and more than five megabytes are refused', async () => {
  const club = await anOrganisation(app, 'club')
  const large = Buffer.concat([pdf, Buffer.alloc(5_242_880), pdf])

  expect((await send(club, Buffer.from(page), 'text/html')).http).toBe(415)
  expect((await send(club, await photo().webp().toBuffer(), 'image/webp')).http).toBe(415)
  expect(await send(club, large)).toMatchObject({ code: 'INVALID_INPUT' })
  expect((await send(club, Buffer.alloc(12_000_000))).http).toBe(413)
  expect(await send(club, Buffer.alloc(0))).toMatchObject({ code: 'INVALID_INPUT' })
})

test('the type of a file is known by its bytes', async () => {
  const club = await anOrganisation(app, 'club')

  expect((await send(club, pdf, 'image/png')).data?.type).toBe('application/pdf')
})

test('what a document was before goes with its file when it is replaced', async () => {
  const club = await aClubWith()
  const { data } = await send(club, Buffer.from('%PDF-1.7\n%renewed\n%%EOF'))
  await club.save({ fileId: data?.id ?? '' })
  const answer = await load(club, club.documentId)

  expect(await answer.text()).toContain('renewed')
  expect(await countFiles(club)).toBe(1)
})

test('a file that no document takes is gone after a day', async () => {
  const club = await aClubWith()
  const unused = await send(club, Buffer.from('%PDF-1.7\n%unused\n%%EOF'))
  await app.pool.query(`update document_file set sent_at = sent_at - interval '25 hours'`)
  await send(club, Buffer.from('%PDF-1.7\n%next\n%%EOF'))

  expect(await countFiles(club)).toBe(2)
  await expect(club.save({ fileId: unused.data?.id ?? '' })).rejects.toMatchObject({
    code: 'FILE_GONE',
  })
})

test('an organisation keeps 200 documents and 100 MB at most', async () => {
  const club = await aClubWith()
  await app.pool.query(
    `insert into document (id, organisation_id, purpose, title, time_zone, seen_by, file_id, saved_at)
     select uuidv7(), d.organisation_id, d.purpose, d.title, d.time_zone, d.seen_by, d.file_id, d.saved_at
     from document d, generate_series(1, 199) where d.id = $1`,
    [club.documentId],
  )
  const fileId = (await send(club, pdf)).data?.id ?? ''
  const asked = { ...ofClub(club), documentId: randomUUID(), fields: { ...documentFields, fileId } }
  await expect(club.client.documents.save(asked)).rejects.toMatchObject({ code: 'DOCUMENTS_FULL' })
  await club.save({ title: 'Changed' })
  await app.pool.query(
    `insert into document_file (organisation_id, digest, type, bytes, sent_at)
     select $1, sha256(n::text::bytea), 'application/pdf', convert_to(repeat('x', 10485760), 'UTF8'), now()
     from generate_series(1, 10) n`,
    [club.organisationId],
  )

  expect(await send(club, Buffer.from('%PDF-1.7\n%one more\n%%EOF'))).toMatchObject({
    http: 409,
    code: 'DOCUMENTS_FULL',
  })
})
