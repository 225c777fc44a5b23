import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const map = readFileSync(path.join(root, 'docs', 'specification-map.md'), 'utf8')
const rows = map.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
const sentences = rows.filter((row) => !row.startsWith('| what is asked for'))

/** The tests that a row names: title and file, relative to docs. */
const proofsOf = (row: string) =>
  [...row.matchAll(/\[((?:[^\]]|\](?!\())+)\]\(([^)]+)\)/g)].map(([, title = '', file = '']) => ({
    title,
    file: path.join(root, 'docs', file),
  }))

test('every sentence of the specification has a test', () => {
  expect(sentences.length).toBeGreaterThan(200)
  expect(sentences.filter((row) => proofsOf(row).length === 0)).toEqual([])
})

test('the tests that the map names exist', () => {
  const texts = new Map<string, string>()
  const textOf = (file: string) => {
    const text = texts.get(file) ?? readFileSync(file, 'utf8')
    texts.set(file, text)
    return text
  }
  const missing = sentences
    .flatMap(proofsOf)
    .filter(({ title, file }) => !textOf(file).includes(title))

  expect(missing).toEqual([])
})
