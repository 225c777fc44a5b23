import { isJson, Misfit } from '@pavilion/cricket/cricsheet/place.ts'
import { chaseOf, targetOf, type Chase } from '@pavilion/cricket/targets/chase.ts'
import { percentOf } from '@pavilion/cricket/targets/resource-table.ts'
import { readExample } from './example.ts'

export type TargetLine = {
  readonly id: string
  /** Percent of a 50-over innings. */
  readonly R1: number
  readonly R2: number
  /** The runs with which Team 2 wins. */
  readonly target: number
  /** The score that ties, where play ended in Team 2's innings; null where it did not. */
  readonly par: number | null
}

export type BrokenLine = { readonly id: string | null; readonly error: string }

/** The figures of one example, or why it has none. `index` counts from 0. */
export function targetLine(value: unknown, index: number): TargetLine | BrokenLine {
  const at = `examples[${index}]`
  try {
    const { id, method, plan } = readExample(value, at)
    const chase = chaseOf(method, plan)
    return chase.ok ? lineOf(id, chase.value) : { id, error: `${at}: ${chase.message}` }
  } catch (error) {
    if (error instanceof Misfit) return { id: idOf(value), error: error.message }
    throw error
  }
}

function lineOf(id: string, chase: Chase): TargetLine {
  const { table } = chase.method
  const target = targetOf(chase)
  return {
    id,
    R1: percentOf(table, chase.first.units),
    R2: percentOf(table, chase.second.units),
    target,
    par: chase.second.ended ? target - 1 : null,
  }
}

/** The id of a broken example, where it has one. */
function idOf(value: unknown): string | null {
  const id = isJson(value) ? value['id'] : undefined
  return typeof id === 'string' ? id : null
}
