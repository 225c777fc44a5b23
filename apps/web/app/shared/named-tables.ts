import type { Standing } from '@pavilion/contract/tournaments/tournament-calls.ts'
import * as t from '#texts/common.ts'

type Place = Pick<Standing, 'stage' | 'group'>

/** "Group B", "North", "Super Six, Group 1"; null for the only table of a tournament. */
export function tableName({ stage, group }: Place): string | null {
  const named = group !== null && group.length <= 2 ? t.group({ group }) : group
  const parts = [stage, named].filter((part) => part !== null)
  return parts.length === 0 ? null : parts.join(', ')
}

export type NamedTable = { readonly name: string | null; readonly standings: Standing[] }

/** The rows of a tournament by table, in the order in which they come. */
export function tablesOf(standings: readonly Standing[]): NamedTable[] {
  const tables = new Map<string | null, NamedTable>()
  for (const line of standings) {
    const name = tableName(line)
    const table = tables.get(name) ?? { name, standings: [] }
    table.standings.push(line)
    tables.set(name, table)
  }
  return [...tables.values()]
}

/** How many of these rows go through: that is told of the tables of the first stage. */
export const cutOf = ([row]: readonly Standing[], places: number): number =>
  row?.stage === null ? places : 0

/** The table to show where there is room for one: the latest in which somebody is playing, else the first. */
export function foremostTable(standings: readonly Standing[]): readonly Standing[] {
  const tables = tablesOf(standings)
  const playing = tables.findLast((table) => table.standings.some(({ isPlaying }) => isPlaying))
  return (playing ?? tables[0])?.standings ?? []
}
