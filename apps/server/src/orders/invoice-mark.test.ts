import sharp from 'sharp'
import { expect, test } from 'vitest'
import { clientAs, someone, tokenOf } from '#app/access-walk/people.testing.ts'
import { freshDatabase } from '#db/database.testing.ts'
import { startServer } from '#app/server.testing.ts'
import { logoForPrint } from './invoice-mark.ts'
import { bought, newBuyer, openShop } from './orders.testing.ts'

const { origin, app } = await startServer(await freshDatabase())
const siteId = await openShop(app)
const operator = await someone(app, { operator: true })
const bearer = await tokenOf(app, operator)
const asOperator = await clientAs(app, operator)
const accountId = await newBuyer(app)
const { id: orderId } = await bought(app, { siteId, accountId })
const buyer = await clientAs(app, accountId)

/** Makes two bars of one colour with nothing between them the logo of the site. */
async function wear(background: string): Promise<Buffer> {
  const bar = { create: { width: 200, height: 40, channels: 4, background } } as const
  const file = await sharp({
    create: { width: 200, height: 200, channels: 4, background: '#0000' },
  })
    .composite([
      { input: bar, left: 0, top: 0 },
      { input: bar, left: 0, top: 160 },
    ])
    .png()
    .toBuffer()
  const sent = await fetch(`${origin}/api/v1/operator/site/logos`, {
    method: 'POST',
    headers: { 'content-type': 'image/png', authorization: `Bearer ${bearer}` },
    body: new Uint8Array(file),
  })
  const { data }: { data: { id: string } } = JSON.parse(await sent.text())
  const { revision, words } = (await asOperator.sites.settings()).data
  await asOperator.sites.saveSettings({ revision, words: { ...words, logo: data.id } })
  return file
}

const print = async () =>
  Buffer.from((await buyer.orders.report({ orderId })).data.base64, 'base64').toString('latin1')

/** The colour in the middle, between the bars. */
async function middleOf(picture: Buffer): Promise<number[]> {
  const { width, height } = await sharp(picture).metadata()
  const middle = { left: Math.round(width / 2), top: Math.round(height / 2), width: 1, height: 1 }
  return [...(await sharp(picture).extract(middle).raw().toBuffer())]
}

test('an invoice has the logo of its site, and none where the site has none', async () => {
  const before = await print()
  await wear('#c02030')
  const after = await print()

  expect(before).not.toContain('/Subtype /Image')
  expect(after.match(/\/Subtype \/Image/g)).toHaveLength(1)
  expect(after).not.toContain('/SMask')
})

test('a logo that paper would swallow is printed on a dark plate, any other on the paper', async () => {
  const red = await wear('#c02030')
  const onPaper = (await asOperator.sites.show()).data.logo
  const white = await wear('#ffffff')
  const onPlate = (await asOperator.sites.show()).data.logo
  if (onPaper === null || onPlate === null) throw new Error('The site has a logo.')

  expect(onPlate.seenOn).toBe('dark')
  expect(await middleOf(await logoForPrint(onPaper, red))).toEqual([255, 255, 255])
  expect(await middleOf(await logoForPrint(onPlate, white))).toEqual([18, 33, 26])
  expect(await print()).toContain('/Subtype /Image')
})
