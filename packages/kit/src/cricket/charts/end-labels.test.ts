import { expect, test } from 'vitest'
import { placeLabels } from './end-labels.ts'

const room = { left: 34, right: 500, top: 14, bottom: 240 }

test('a line that runs to the edge is named in the margin', () => {
  const [place] = placeLabels([{ name: 'India', spots: [{ x: 495, y: 60 }] }], room)

  expect(place).toEqual({ x: 510, y: 60, anchor: 'start' })
})

test('two lines that end together are named apart', () => {
  const names = ['South Africa 1st', 'South Africa 2nd']
  const [first, second] = placeLabels(
    names.map((name, index) => ({ name, spots: [{ x: 250 - index * 8, y: 170 + index * 6 }] })),
    room,
  )

  const apartDown = Math.abs((first?.y ?? 0) - (second?.y ?? 0)) >= 34
  const apartAcross = Math.abs((first?.x ?? 0) - (second?.x ?? 0)) >= 100
  expect(apartDown || apartAcross).toBe(true)
})

test('innings that end close together on a small chart are named apart', () => {
  const small = { left: 34, right: 240, top: 14, bottom: 240 }
  const lines = [
    { name: 'New Zealand 1st', spots: [{ x: 150, y: 128 }] },
    { name: 'India 2nd', spots: [{ x: 92, y: 160 }] },
    { name: 'New Zealand 2nd', spots: [{ x: 86, y: 184 }] },
  ]
  const boxes = placeLabels(lines, small).map((place, index) => {
    const right = place?.x ?? 0
    return { top: place?.y ?? 0, right, left: right - (lines[index]?.name.length ?? 0) * 6.8 }
  })

  const overlaps = boxes.flatMap((one, index) =>
    boxes.slice(index + 1).filter(({ top, left, right }) => {
      const across = one.left < right && left < one.right
      return across && Math.abs(one.top - top) < 34
    }),
  )
  expect(overlaps).toEqual([])
})

test('a line that ends short of the edge is named clear of the names in the margin', () => {
  const crowd = Array.from({ length: 400 }, (_, at) => ({
    x: 350 + (at % 30) * 4,
    y: (at / 30) * 8,
  }))
  const lines = [
    { name: 'Otago Volts 1st', spots: [...crowd, { x: 470, y: 40 }] },
    { name: 'Canterbury 2nd', spots: [{ x: 490, y: 56 }] },
  ]
  const [short, edge] = placeLabels(lines, room)

  expect(edge).toMatchObject({ x: 510, anchor: 'start' })
  const isBeside = (short?.x ?? 0) <= 510 || Math.abs((short?.y ?? 0) - (edge?.y ?? 0)) >= 34
  expect(isBeside).toBe(true)
})

test('a steep line is named clear of itself where the margin is taken', () => {
  const small = { left: 34, right: 240, top: 14, bottom: 240 }
  const steep = [
    { x: 170, y: 110 },
    { x: 190, y: 50 },
    { x: 200, y: 44 },
    { x: 206, y: 26 },
  ]
  const edge = { name: 'Bolan Bulls', spots: [{ x: 240, y: 34 }] }
  const [place] = placeLabels([{ name: 'Falcons', spots: steep }, edge], small)

  const right = place?.x ?? 0
  const left = right - 'Falcons'.length * 6.8
  const top = (place?.y ?? 0) - 12
  const drawn = steep.slice(1).flatMap((end, index) => {
    const start = steep[index] ?? end
    const at = (share: number) => ({
      x: start.x + (end.x - start.x) * share,
      y: start.y + (end.y - start.y) * share,
    })
    return [0, 0.2, 0.4, 0.6, 0.8, 1].map(at)
  })
  const covered = drawn.filter(({ x, y }) => x > left && x < right && y > top && y < top + 34)
  expect(covered).toEqual([])
})

test('a line without a point is not named', () => {
  expect(placeLabels([{ name: 'India', spots: [] }], room)).toEqual([null])
})
