import jsqr from 'jsqr'
import qrcode from 'qrcode-generator'
import { expect, test } from 'vitest'
import type { Fact } from '@pavilion/cricket/facts.ts'
import { after, ball, opening, setup } from '../scoring.testing.ts'
import { framesOf, textOf, withFrame } from './frames.ts'
import { packed, unpacked } from './packed.ts'

const matchId = '0190a000-0000-7000-8000-000000000000'
const facts: readonly Fact[] = [
  ...opening,
  ball(4),
  ball(1),
  { ...ball(0, 'LB', 'LA'), note: '“Ö”' },
]
const handed = { matchId, setup, acked: 3, facts }

/** What a camera sees of a code: four pixels a module, with the quiet zone. */
function seen(text: string) {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const [pixels, quiet] = [4, 4]
  const size = (code.getModuleCount() + quiet * 2) * pixels
  const data = new Uint8ClampedArray(size * size * 4).fill(255)
  for (let at = 0; at < size * size; at++) {
    const [row, column] = [Math.floor(at / size), at % size].map(
      (place) => Math.floor(place / pixels) - quiet,
    )
    const isInside = [row, column].every(
      (place = -1) => place >= 0 && place < code.getModuleCount(),
    )
    if (isInside && code.isDark(row ?? 0, column ?? 0)) data.fill(0, at * 4, at * 4 + 3)
  }
  return { data, size }
}

test('the codes of a match, read from pictures in any order, are the match', async () => {
  const frames = framesOf(await packed(handed))
  expect(frames.length).toBeGreaterThan(1)
  const codes = frames.toReversed().map((frame) => {
    const { data, size } = seen(frame)
    return jsqr(data, size, size)?.data ?? ''
  })
  const read = [...codes, ...codes].reduce(withFrame, null)

  expect(codes).toEqual(frames.toReversed())
  expect(await unpacked(textOf(read) ?? '')).toMatchObject(handed)
})

test('nothing is taken for whole before all is there, nor when it does not add up', async () => {
  const frames = framesOf(await packed(handed))
  expect(textOf(frames.slice(1).reduce(withFrame, null))).toBeNull()
  expect(textOf(null)).toBeNull()
  const [first = '', ...rest] = frames
  const spoilt = `${first.slice(0, -1)}${first.endsWith('A') ? 'B' : 'A'}`
  expect(textOf([spoilt, ...rest].reduce(withFrame, null))).toBeNull()
})

test('a code that is none is passed over, and one of another match begins anew', async () => {
  const frames = framesOf(await packed(handed))
  const others = framesOf(await packed({ ...handed, acked: 0 }))
  const read = ['https://example.org', frames[0] ?? '', 'PVH1:0:1/1:x'].reduce(withFrame, null)
  expect(read?.pieces.size).toBe(1)

  const both = [...frames.slice(1), ...others].reduce(withFrame, read)
  expect(await unpacked(textOf(both) ?? '')).toMatchObject({ acked: 0 })
})

test('what is no match, or one that the Laws forbid, is refused', async () => {
  expect(await unpacked('x')).toBeNull()
  expect(await unpacked(await packed({ ...handed, matchId: 'elsewhere' }))).toBeNull()
  expect(await unpacked(await packed({ ...handed, facts: [ball(1)] }))).toBeNull()
  expect(after(...facts).current?.runs).toBe(5)
})

test('a day of a five-day match is read in a few dozen codes', async () => {
  const day = Array.from({ length: 540 }, (_, at) => ({ ...ball(at % 7), note: `Ball ${at}` }))
  const frames = framesOf(await packed({ ...handed, facts: [...opening, ...day] }))

  expect(frames.length).toBeLessThan(40)
})
