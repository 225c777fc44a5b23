import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { judgeWeights } from './judge-weights.ts'
import { pageWeights } from './page-weights.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'budget-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Text that does not get smaller: its size is its weight. */
const noise = (bytes: number) =>
  Array.from({ length: bytes }, () => String.fromCharCode(33 + Math.floor(Math.random() * 90)))
    .join('')
    .replaceAll(/["'`\\./]/g, 'x')

function buildOf(files: Readonly<Record<string, string>>, routes: object): string {
  const client = mkdtempSync(path.join(folder, 'client-'))
  mkdirSync(path.join(client, 'assets'))
  const manifest = { entry: { module: '/assets/entry.js', imports: [] }, routes }
  const all = { 'manifest-1.js': `window.m=${JSON.stringify(manifest)};`, ...files }
  for (const [name, text] of Object.entries(all)) {
    writeFileSync(path.join(client, 'assets', name), text)
  }
  return client
}

test('a page weighs what it and its layouts import, each file once, and not what comes on intent', () => {
  const client = buildOf(
    {
      'entry.js': 'import"./frame.js"',
      'frame.js': `//${noise(9000)}`,
      'layout.js': 'import{a}from"./frame.js";',
      'page.js': `import{a}from"./part.js";import("./dialog.js")`,
      'part.js': `//${noise(5000)}`,
      'dialog.js': `//${noise(50_000)}`,
    },
    {
      root: { id: 'root', module: '/assets/layout.js', hasDefaultExport: true },
      page: { id: 'page', parentId: 'root', module: '/assets/page.js', hasDefaultExport: true },
      feed: { id: 'feed', module: '/assets/dialog.js', hasDefaultExport: false },
    },
  )
  const weights = pageWeights(client)

  expect([...weights.keys()]).toEqual(['root', 'page'])
  expect(weights.get('page')! - weights.get('root')!).toBeGreaterThan(3.5)
  expect(weights.get('page')).toBeLessThan(15)
})

test('the heaviest page stands first, each beside its own limit', () => {
  const weights = new Map([
    ['help', 120.04],
    ['home', 141.26],
  ])
  const { rows, unknown } = judgeWeights(weights, {
    anyPage: 150,
    pages: { home: 140, gone: 100 },
  })

  expect(rows).toEqual([
    { page: 'home', kilobytes: 141.3, limit: 140 },
    { page: 'help', kilobytes: 120, limit: 150 },
  ])
  expect(unknown).toEqual(['gone'])
})
