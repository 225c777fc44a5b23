import type { Slices, Violation } from './plan.ts'
import { isBesideTheProduct, type SourceFile } from './scan.ts'

/** `apps/server/src/matches/show.ts` → `matches`; a file above the slices is one of its own: `config.ts`. */
const sliceOf = (file: string, home: string): string | undefined =>
  file.startsWith(`${home}/`) ? file.slice(home.length + 1).split('/')[0] : undefined

const isDoor = (target: string, slice: string, { home, doors = [] }: Slices): boolean =>
  doors.includes(target.slice(home.length + 1)) ||
  new RegExp(`^${home}/${slice}/${slice}\\.tsx?$`).test(target)

function mayVisit(from: string, target: string, slices: Slices): boolean {
  const to = sliceOf(target, slices.home)
  if (to === undefined || to === from || slices.ground.includes(to)) return true
  if (slices.roof.includes(from)) return true
  return (slices.arrows[from] ?? []).includes(to) && isDoor(target, to, slices)
}

type Graph = Readonly<Record<string, readonly string[]>>

/** Follows the arrows; answers the cycle when they return to the start. */
function circleFrom(
  room: string,
  graph: Graph,
  way: readonly string[] = [],
): readonly string[] | undefined {
  if (way.includes(room)) return [...way.slice(way.indexOf(room)), room]
  for (const next of graph[room] ?? []) {
    const circle = circleFrom(next, graph, [...way, room])
    if (circle) return circle
  }
  return undefined
}

function firstCircle(graph: Graph): readonly string[] | undefined {
  for (const room of Object.keys(graph)) {
    const circle = circleFrom(room, graph)
    if (circle) return circle
  }
  return undefined
}

/** The imports at run time between the folders of the ground; those between slices are the arrows. */
function groundGraph({ home, ground }: Slices, sources: readonly SourceFile[]): Graph {
  const graph: Record<string, string[]> = {}
  for (const { file, imports } of sources) {
    const from = sliceOf(file, home)
    if (from === undefined || !ground.includes(from) || isBesideTheProduct(file)) continue
    for (const { target, typeOnly } of imports) {
      const to = sliceOf(target, home)
      if (to === undefined || to === from || typeOnly) continue
      graph[from] = [...new Set([...(graph[from] ?? []), to])]
    }
  }
  return graph
}

const describe = (circle: readonly string[]) => `has arrows that go round: ${circle.join(' → ')}`

function checkCircles(slices: Slices, sources: readonly SourceFile[]): Violation[] {
  const ofTable = firstCircle(slices.arrows)
  const ofGround = firstCircle(groundGraph(slices, sources))
  return [
    ...(ofTable ? [{ file: 'walls.json', what: describe(ofTable), says: slices.says }] : []),
    ...(ofGround ? [{ file: slices.home, what: describe(ofGround), says: slices.says }] : []),
  ]
}

/**
 * Imports of another slice without an arrow or not through its door, imports from the ground up into a
 * slice or the roof, imports of the roof by a slice, and circles.
 */
export function checkSlices(slices: Slices, sources: readonly SourceFile[]): Violation[] {
  const visits = sources.flatMap(({ file, imports }) => {
    const from = sliceOf(file, slices.home)
    if (from === undefined || isBesideTheProduct(file)) return []
    return imports
      .filter(({ target }) => !mayVisit(from, target, slices))
      .map(({ specifier }) => ({ file, what: `imports ${specifier}`, says: slices.says }))
  })
  return [...checkCircles(slices, sources), ...visits]
}
