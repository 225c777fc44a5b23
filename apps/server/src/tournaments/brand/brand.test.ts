import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aCup, four, refusal, startCups } from '../fixtures/cup.testing.ts'

const { aClient, show } = await startCups()

const aLogo = async (colour: string) => {
  const size = { width: 80, height: 40, channels: 4, background: colour } as const
  const bytes = await sharp({ create: size }).png().toBuffer()
  return new File([new Uint8Array(bytes)], 'logo.png', { type: 'image/png' })
}

const sponsor = (place: 'title' | 'table', changes: object = {}) => ({
  id: randomUUID(),
  name: 'Canal Bank',
  link: 'https://bank.example',
  place,
  pictureId: null,
  ...changes,
})

test('a logo and sponsors are saved once, and everybody sees them', async () => {
  const client = await aClient()
  const tournamentId = await aCup(client, four)
  await client.tournaments.publish({ tournamentId })
  const sent = { params: { tournamentId }, body: await aLogo('#b00') }
  const { id: logoId, address } = (await client.tournaments.sendPicture(sent)).data
  expect((await client.tournaments.sendPicture(sent)).data.id).toBe(logoId)
  const brand = { logoId, sponsors: [sponsor('title', { pictureId: logoId }), sponsor('table')] }

  const saved = (await client.tournaments.saveBrand({ tournamentId, revision: 0, brand })).data
  const again = (await client.tournaments.saveBrand({ tournamentId, revision: 0, brand })).data

  expect(saved.revision).toBe(1)
  expect(again).toEqual(saved)
  expect((await show(tournamentId)).brand).toMatchObject({
    logo: address.replace('small.webp', 'large.png'),
    sponsors: [
      { place: 'title', picture: address },
      { place: 'table', picture: null },
    ],
  })
})

test('two title sponsors, other pictures, addresses that are no links and old pages are refused', async () => {
  const client = await aClient()
  const tournamentId = await aCup(client, four)
  const saving = (sponsors: ReturnType<typeof sponsor>[], revision = 0) =>
    refusal(
      client.tournaments.saveBrand({ tournamentId, revision, brand: { logoId: null, sponsors } }),
    )

  expect(await saving([sponsor('title'), sponsor('title')])).toBe('BAD_REQUEST')
  expect(await saving([sponsor('table', { pictureId: randomUUID() })])).toBe('INVALID_INPUT')
  expect(await saving([sponsor('table', { link: 'javascript:alert(1)' })])).toBe('BAD_REQUEST')
  expect(await saving([sponsor('table')])).toBeUndefined()
  expect(await saving([sponsor('table')])).toBe('BRAND_CHANGED')
})
