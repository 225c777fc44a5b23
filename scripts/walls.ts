// Checks every import and every statement's tables against walls.json: `node scripts/walls.ts [FOLDER]`.
import path from 'node:path'
import { checkCycles, checkTests } from './walls/leaves.ts'
import { checkPages } from './walls/pages.ts'
import { readPlan, type Violation } from './walls/plan.ts'
import { checkRoom } from './walls/rooms.ts'
import { readSources } from './walls/scan.ts'
import { checkSlices } from './walls/slices.ts'
import { checkTables, readTableNames } from './walls/tables.ts'
import { checkWords } from './walls/words.ts'

async function checkWalls(root: string): Promise<Violation[]> {
  const plan = readPlan(root)
  const sources = readSources(root)
  return [
    ...plan.rooms.flatMap((room) => checkRoom(room, sources)),
    ...plan.slices.flatMap((slices) => checkSlices(slices, sources)),
    ...plan.tables.flatMap((tables) => checkTables(tables, sources, readTableNames(root, tables))),
    ...(await checkPages(root, plan.pages, sources)),
    ...plan.words.flatMap((words) => checkWords(words, sources)),
    ...checkTests(sources, plan.tests),
    ...checkCycles(sources, plan.cycles),
  ]
}

const violations = await checkWalls(
  path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '..')),
)
for (const { file, what, says } of violations) console.error(`${file} ${what}\n    ${says}`)
process.exitCode = violations.length === 0 ? 0 : 1
