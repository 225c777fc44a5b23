import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#config.ts'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const page = read('docs/adding-a-slice.md')

const linksOf = (text: string) =>
  [...text.matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, file = '']) => file).toSorted()

const [, own = '', central = ''] = page.split(/^## /m)
const isOwn = (file: string) => /\/contact\//.test(file)

test('the page on adding a slice shows all files of the slice that is its example', () => {
  const files = globSync('{packages/contract/src,apps/server/src}/contact/*-calls.ts', {
    cwd: root,
  }).concat(globSync('apps/server/src/contact/*', { cwd: root }))

  expect(linksOf(own).filter(isOwn)).toEqual(files.toSorted())
})

test('the page on adding a slice counts every file that names the slice from outside', () => {
  const naming = globSync('{packages/contract/src,apps/server/src}/**/*.ts', { cwd: root }).filter(
    (file) => !isOwn(file) && /from '(#contact|\.\/contact\/contact-calls)/.test(read(file)),
  )

  expect(read('walls.json')).toContain('"contact": [')
  expect(linksOf(central)).toEqual([...naming, 'walls.json'].toSorted())
  expect(central).toMatch(/^Three central files/)
})

test('the page on adding a slice quotes the manifest as it is', () => {
  const [, quoted = ''] = /```ts\n([^`]+)```/.exec(page) ?? []

  expect(quoted).not.toBe('')
  expect(read('apps/server/src/contact/slice.ts')).toContain(quoted)
})
