import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openBounded } from './bounded-picture.ts'
import { brokenPicture, drawBroken } from './pictures.testing.ts'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#145a32' } })

const opened = async (file: Buffer) => {
  const { width, height } = await (await openBounded(file)).metadata()
  return [width, height]
}

test.each([
  ['a ribbon of some hundred bytes', 1, 60_000],
  ['one longer than twelve thousand pixels', 12_001, 3000],
  ['one more than ten times as long as wide', 100, 1001],
  ['one of more than forty million pixels', 8000, 5001],
])('%s is not opened, whatever there is to see', async (_, width, height) => {
  const file = await plain(width, height).png().toBuffer()

  await expect(openBounded(file)).rejects.toThrow()
})

test('an AVIF, which takes more memory, is opened up to sixteen million pixels', async () => {
  const file = await plain(4001, 4000).avif({ effort: 0 }).toBuffer()

  await expect(openBounded(file)).rejects.toThrow('too large')
})

test('a large photo is opened', async () => {
  expect(await opened(await plain(8000, 5000).jpeg().toBuffer())).toEqual([8000, 5000])
  expect(await opened(await plain(120, 1200).webp().toBuffer())).toEqual([120, 1200])
})

test('a broken picture is drawn at the wanted size or not at all', async () => {
  await fc.assert(
    fc.asyncProperty(brokenPicture, async (file) => {
      expect([undefined, [64, 64]]).toContainEqual(await drawBroken(file))
    }),
    { numRuns: 150 },
  )
})
