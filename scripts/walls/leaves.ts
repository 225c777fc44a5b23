import type { Violation } from './plan.ts'
import { isBesideTheProduct, type SourceFile } from './scan.ts'

const isTest = (target: string) => /\.test\.tsx?$/.test(target)
const isTestHelper = (target: string) => /\.testing\.tsx?$/.test(target)

/** Imports of a test by anything, and of a *.testing.ts by the product. */
export function checkTests(sources: readonly SourceFile[], says: string): Violation[] {
  return sources.flatMap(({ file, imports }) =>
    imports
      .filter(({ target }) => isTest(target) || (isTestHelper(target) && !isBesideTheProduct(file)))
      .map(({ specifier }) => ({ file, what: `imports ${specifier}`, says })),
  )
}

type Graph = ReadonlyMap<string, readonly string[]>

const graphOf = (sources: readonly SourceFile[]): Graph =>
  new Map(
    sources.map(({ file, imports }) => [
      file,
      imports.filter(({ typeOnly }) => !typeOnly).map(({ target }) => target),
    ]),
  )

type Walk = { readonly graph: Graph; readonly done: Set<string> }

/** Searches depth first; `way` is the path so far, `done` are files without a cycle. */
function circleBelow(
  file: string,
  { graph, done }: Walk,
  way: readonly string[] = [],
): string[] | undefined {
  if (way.includes(file)) return [...way.slice(way.indexOf(file)), file]
  if (done.has(file)) return undefined
  done.add(file)
  for (const next of graph.get(file) ?? []) {
    const circle = circleBelow(next, { graph, done }, [...way, file])
    if (circle) return circle
  }
  return undefined
}

/** The first cycle of imports; type-only imports are ignored. */
export function checkCycles(sources: readonly SourceFile[], says: string): Violation[] {
  const graph = graphOf(sources)
  const done = new Set<string>()
  for (const { file } of sources) {
    const circle = circleBelow(file, { graph, done })
    if (circle) return [{ file, what: `is in a circle: ${circle.join(' → ')}`, says }]
  }
  return []
}
