import type { Slices, Violation } from './plan.ts'
import { isBesideTheProduct, type SourceFile } from './scan.ts'

/** `apps/server/src/matches/show.ts` → `matches`; undefined for files above the slices. */
function sliceOf(file: string, home: string): string | undefined {
  if (!file.startsWith(`${home}/`)) return undefined
  const [slice, below] = file.slice(home.length + 1).split('/')
  return below === undefined ? undefined : slice
}

const isDoor = (target: string, slice: string, { home, doors = [] }: Slices): boolean =>
  doors.includes(target.slice(home.length + 1)) ||
  new RegExp(`^${home}/${slice}/${slice}\\.tsx?$`).test(target)

function mayVisit(from: string, target: string, slices: Slices): boolean {
  const to = sliceOf(target, slices.home)
  if (to === undefined || to === from || slices.ground.includes(to)) return true
  return (slices.arrows[from] ?? []).includes(to) && isDoor(target, to, slices)
}

/** Follows the arrows; answers the cycle when they return to the start. */
function circleFrom(
  slice: string,
  slices: Slices,
  way: readonly string[] = [],
): string[] | undefined {
  if (way.includes(slice)) return [...way.slice(way.indexOf(slice)), slice]
  for (const next of slices.arrows[slice] ?? []) {
    const circle = circleFrom(next, slices, [...way, slice])
    if (circle) return circle
  }
  return undefined
}

function checkTable(slices: Slices): Violation[] {
  for (const slice of Object.keys(slices.arrows)) {
    const circle = circleFrom(slice, slices)
    if (!circle) continue
    const what = `has arrows that go round: ${circle.join(' → ')}`
    return [{ file: 'walls.json', what, says: slices.says }]
  }
  return []
}

/** Imports of another slice without an arrow or not through its door, and cycles among arrows. */
export function checkSlices(slices: Slices, sources: readonly SourceFile[]): Violation[] {
  const visits = sources.flatMap(({ file, imports }) => {
    const from = sliceOf(file, slices.home)
    if (from === undefined || slices.ground.includes(from) || isBesideTheProduct(file)) return []
    return imports
      .filter(({ target }) => !mayVisit(from, target, slices))
      .map(({ specifier }) => ({ file, what: `imports ${specifier}`, says: slices.says }))
  })
  return [...checkTable(slices), ...visits]
}
