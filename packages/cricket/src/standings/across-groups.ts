import { inOrder } from './order.ts'
import type { Measure, OrderStep } from './points-rules.ts'
import type { TableInput, Tally } from './tally.ts'

/**
 * Teams of different groups from the best, those level together. They have not met, so matches among those level say
 * nothing; and as groups may differ in size, points count by the match, and wins only where all have played as many. A
 * lot that was drawn among all who are level decides.
 */
export function acrossGroups(
  tallies: readonly Tally[],
  { rules, lots = [] }: Pick<TableInput, 'rules' | 'lots'>,
): Tally[][] {
  const isEven = new Set(tallies.map(({ played }) => played)).size <= 1
  const order = rules.order.flatMap((step): readonly Measure[] => measuresOf(step, isEven))
  const teams = tallies.map(({ team }) => team)
  return inOrder(tallies, { teams, contributions: [], rules: { ...rules, order }, lots })
}

/** Sums that grow with every match. */
const summed: readonly OrderStep[] = [
  'wins',
  'fewest losses',
  'bonus points',
  'batting points',
  'bowling points',
  'runs scored',
  'wickets taken',
  'boundaries',
]

function measuresOf(step: OrderStep, isEven: boolean): readonly Measure[] {
  if (typeof step !== 'string' || step === 'lot') return []
  if (step === 'points') return ['points per match']
  return isEven || !summed.includes(step) ? [step] : []
}
