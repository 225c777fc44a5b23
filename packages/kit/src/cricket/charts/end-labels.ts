import { apart } from './scale.ts'
import type { Scale } from './scale.ts'

type Place = { readonly x: number; readonly y: number; readonly anchor: 'start' | 'end' }
type Spot = { readonly x: number; readonly y: number }
type Box = Spot & { readonly width: number }

type Ended = {
  /** The line's points in pixels, its end last. */
  readonly spots: readonly Spot[]
  readonly name: string
}

/** A name along the top, such as that of a band. */
type Named = { readonly x: number; readonly name: string }

type Capacity = {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const HEIGHT = 34
/** From the top of a name to its baseline. */
const CAP = 12
const LETTER = 6.8
const MARGIN = 24
/** Pixels between the points at which a line is looked at. */
const STEP = 4

/**
 * Where to write the names of lines. Lines that run to the edge are named in the margin; others beside
 * their end, where the name overlaps the least of the lines and no other name. Answers one position per
 * line, in order; `y` is the name's baseline, with the figure below.
 */
export function placeLabels(
  lines: readonly Ended[],
  room: Capacity,
  named: readonly Named[] = [],
): (Place | null)[] {
  const ends = lines.map((line) => line.spots.at(-1) ?? null)
  const outside = ends.flatMap((end, index) =>
    end && end.x > room.right - MARGIN ? [{ index, y: end.y }] : [],
  )
  const ys = apart(
    outside.map((end) => end.y),
    36,
  )
  const places: (Place | null)[] = lines.map(() => null)
  outside.forEach(({ index, y }, order) => {
    const at = Math.min(ys[order] ?? y, room.bottom - 18)
    places[index] = { x: room.right + 10, y: at, anchor: 'start' }
  })
  const along = named.map(({ x, name }) => ({
    x,
    y: room.top + 16 - HEIGHT,
    width: name.length * LETTER,
  }))
  const margin = lines.flatMap(({ name }, index) => {
    const place = places[index]
    return place ? [{ x: place.x, y: place.y - CAP, width: name.length * LETTER }] : []
  })
  const taken: Box[] = [...along, ...margin]
  const spots = lines.flatMap((line) => alongLine(line.spots))
  lines.forEach((line, index) => {
    const end = ends[index]
    if (!end || places[index]) return
    const width = line.name.length * LETTER
    const best = candidates(end, width, room).toSorted(
      (a, b) => cost(a, { taken, spots }) - cost(b, { taken, spots }),
    )[0]
    if (best === undefined) return
    taken.push(best)
    places[index] = { x: best.x + width, y: best.y + CAP, anchor: 'end' }
  })
  return places
}

/** Above left first, then above, below right, below left, and last further to the right or left. */
function candidates(end: Spot, width: number, room: Capacity): Box[] {
  const [left, right] = [end.x - 4 - width, end.x + 8]
  const middle = end.y - HEIGHT / 2
  const near = [left, end.x - width / 2, right, left]
  const lefts = [...near, right + width / 2, right + width, left - 12, left - 28]
  const tops = [end.y - 44, end.y - 48, end.y + 6, end.y + 8, middle, end.y + 6, middle, middle]
  return lefts.map((x, index) => ({
    x: Math.min(Math.max(x, room.left + 4), room.right + 70 - width),
    y: Math.min(Math.max(tops[index] ?? 0, room.top), room.bottom - HEIGHT),
    width,
  }))
}

/** The line's points, and points between them wherever a name could lie across it. */
function alongLine(spots: readonly Spot[]): Spot[] {
  return spots.flatMap((spot, index) => {
    const before = spots[index - 1] ?? spot
    const steps = Math.ceil(Math.hypot(spot.x - before.x, spot.y - before.y) / STEP)
    return Array.from({ length: Math.max(1, steps) }, (_, step) => {
      const share = steps === 0 ? 1 : (step + 1) / steps
      return {
        x: before.x + (spot.x - before.x) * share,
        y: before.y + (spot.y - before.y) * share,
      }
    })
  })
}

type LoadShedder = { readonly taken: readonly Box[]; readonly spots: readonly Spot[] }

function cost(box: Box, { taken, spots }: LoadShedder): number {
  const others = taken.filter(
    (other) =>
      box.x < other.x + other.width &&
      other.x < box.x + box.width &&
      Math.abs(box.y - other.y) < HEIGHT,
  ).length
  const covered = spots.filter(
    (spot) =>
      spot.x > box.x && spot.x < box.x + box.width && spot.y > box.y && spot.y < box.y + HEIGHT,
  ).length
  return others * 1000 + covered
}

/** The line in pixels, by its points and the two scales. */
export function spotsOf(
  points: readonly { readonly over: number; readonly value: number }[],
  { x, y }: { readonly x: Scale; readonly y: Scale },
): Spot[] {
  return points.map((point) => ({ x: x(point.over), y: y(point.value) }))
}
