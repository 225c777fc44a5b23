import { statSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Where a file stands in its lane: the share of the lane's cost that comes before it. */
function places<File>(lane: readonly File[], costOf: (file: File) => number): [File, number][] {
  const costs = lane.map((file) => ({ file, cost: costOf(file) }))
  const total = costs.reduce((sum, { cost }) => sum + cost, 0)
  let before = 0
  return costs
    .sort((a, b) => b.cost - a.cost)
    .map(({ file, cost }) => {
      const place = before / total
      before += cost
      return [file, place]
    })
}

/**
 * Merges two lanes so that both are used up together, the costly files of each first: journeys wait for
 * pages while the other tests compute.
 */
export function mergeLanes<File>(
  lanes: readonly (readonly File[])[],
  costOf: (file: File) => number,
): File[] {
  return lanes
    .flatMap((lane) => places(lane, costOf))
    .sort(([, a], [, b]) => a - b)
    .map(([file]) => file)
}

const isJourney = ({ moduleId }: TestSpecification) => moduleId.includes('/e2e/')

/** A few lines that look at every page there is, or make every call. */
const longest = [
  '/e2e/open-to-all.test.ts',
  '/app/hostile/hostile.test.ts',
  '/app/access-walk/every-call.test.ts',
]

/** The size stands in for the time, which a fresh checkout does not know. */
const sizeOf = ({ moduleId }: TestSpecification) =>
  statSync(moduleId).size * (longest.some((file) => moduleId.endsWith(file)) ? 10 : 1)

export class Lanes extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const journeys = files.filter(isJourney)
    const others = files.filter((file) => !isJourney(file))
    return mergeLanes([journeys, others], sizeOf)
  }
}
