import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Tables, Violation } from './plan.ts'
import { isBesideTheProduct, type SourceFile } from './scan.ts'
import { tableAtRunTime, usesIn } from './sql.ts'

type Owners = ReadonlyMap<string, string>

function ownersOf({ owners }: Tables): Owners {
  return new Map(
    Object.entries(owners).flatMap(([slice, tables]) => tables.map((table) => [table, slice])),
  )
}

/** The tables of the generated types. */
export function readTableNames(root: string, { types }: Tables): readonly string[] {
  const text = readFileSync(path.join(root, types), 'utf8')
  return [...text.matchAll(/^ {2}(\w+): \{$/gm)].map(([, name = '']) => name)
}

function checkOwners(plan: Tables, names: readonly string[]): Violation[] {
  const listed = Object.values(plan.owners).flat()
  const found = [
    ...names.filter((name) => !listed.includes(name)).map((name) => `has no owner for ${name}`),
    ...listed.filter((name) => !names.includes(name)).map((name) => `has no such table: ${name}`),
    ...listed
      .filter((name, at) => listed.indexOf(name) !== at)
      .map((name) => `has two owners of ${name}`),
  ]
  return found.map((what) => ({ file: 'walls.json', what, says: plan.says }))
}

/** A use of another's table: `from` reads or writes what `to` owns. */
type Crossing = {
  readonly file: string
  readonly table: string
  readonly from: string
  readonly to: string
  readonly writes: boolean
}

function crossingsOf({ file, code }: SourceFile, home: string, owners: Owners): Crossing[] {
  const from = file.slice(home.length + 1).split('/')[0] ?? ''
  return usesIn(code).flatMap(({ table, writes }) => {
    const to = owners.get(table)
    return to === undefined || to === from ? [] : [{ file, table, from, to, writes }]
  })
}

const isListed = ({ reads }: Tables, { from, to, writes }: Crossing): boolean =>
  !writes && (reads[from] ?? []).includes(to)

/** Arrows of `reads` that no statement goes along. */
function checkIdle(plan: Tables, crossings: readonly Crossing[]): Violation[] {
  const isUsed = (from: string, to: string) =>
    crossings.some((one) => one.from === from && one.to === to && !one.writes)
  return Object.entries(plan.reads).flatMap(([from, slices]) =>
    slices
      .filter((to) => !isUsed(from, to))
      .map((to) => ({
        file: 'walls.json',
        what: `lists that ${from} reads ${to}, and no statement does`,
        says: plan.says,
      })),
  )
}

/**
 * Tables without an owner or with two, statements that write another's table or read it without an arrow,
 * and statements whose table cannot be seen.
 */
export function checkTables(
  plan: Tables,
  sources: readonly SourceFile[],
  names: readonly string[],
): Violation[] {
  const owners = ownersOf(plan)
  const inside = sources.filter(
    ({ file }) => file.startsWith(`${plan.home}/`) && !isBesideTheProduct(file),
  )
  const crossings = inside.flatMap((source) => crossingsOf(source, plan.home, owners))
  const forbidden = crossings
    .filter((one) => !isListed(plan, one))
    .map(({ file, table, to, writes }) => ({
      file,
      what: `${writes ? 'writes' : 'reads'} ${table} of ${to}`,
      says: plan.says,
    }))
  const unseen = inside.flatMap(({ file, code }) => {
    const found = tableAtRunTime(code)
    return found === undefined
      ? []
      : [{ file, what: `names a table at run time: ${found}`, says: plan.says }]
  })
  return [...checkOwners(plan, names), ...forbidden, ...unseen, ...checkIdle(plan, crossings)]
}
