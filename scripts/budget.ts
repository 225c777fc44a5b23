// Compares the JavaScript of every page with scripts/budget.json.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildSite, siteBuild } from '../apps/server/src/app/start/build-site.ts'
import { judgeWeights } from './judge-weights.ts'
import type { Budget } from './judge-weights.ts'
import { pageWeights } from './page-weights.ts'

const file = path.join(import.meta.dirname, 'budget.json')
const budget: Budget = JSON.parse(readFileSync(file, 'utf8'))

await buildSite((sentence) => console.log(sentence))
const { rows, unknown } = judgeWeights(pageWeights(siteBuild().client), budget)
const heavy = rows.filter(({ kilobytes, limit }) => kilobytes > limit)

if (heavy.length > 0) {
  console.log('Pages that weigh more than scripts/budget.json allows:')
  console.table(heavy)
}
if (unknown.length > 0) console.log(`budget.json names no page of the site: ${unknown.join(', ')}.`)
if (process.argv.includes('--all')) console.table(rows)
process.exitCode = heavy.length + unknown.length === 0 ? 0 : 1
