import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { type Outcome, readMap, type Results, unproved } from './specification-map.ts'

const root = path.join(import.meta.dirname, '..')

test('every sentence of the specification has a test', () => {
  const sentences = readMap(readFileSync(path.join(root, 'docs', 'specification-map.md'), 'utf8'))

  expect(sentences.length).toBeGreaterThan(200)
  expect(sentences.filter(({ proofs }) => proofs.length === 0)).toEqual([])
})

const map = readMap(`
| what is asked for | what proves it |
| --- | --- |
| Users log in | [whoever knows [the] password is let in](../a.test.ts); [no one else is](../b.test.ts) |
| It is dark at night | [the page is $\{theme}, %i pixels (wide)](../c.test.ts) |
`)

const results = (files: Record<string, Record<string, Outcome>>): Results =>
  new Map(
    Object.entries(files).map(([file, tests]) => [
      file,
      Object.entries(tests).map(([title, outcome]) => ({ title, outcome })),
    ]),
  )

const letIn = 'whoever knows [the] password is let in'
const whole = {
  'a.test.ts': { [letIn]: 'passed' },
  'b.test.ts': { 'no one else is': 'passed' },
  'c.test.ts': { 'the page is dark, 390 pixels (wide)': 'passed' },
} as const

test('sentences whose tests ran and passed are proved, whatever is filled into a title', () => {
  expect(unproved(map, results(whole), true)).toEqual([])
})

test('a test that did not run proves nothing, though its title may still stand somewhere', () => {
  const complaints = unproved(map, results({ ...whole, 'b.test.ts': { other: 'passed' } }), true)

  expect(complaints).toEqual([
    '"no one else is" of b.test.ts is named by the map, and did not run.',
  ])
})

test('a test that failed for one of its values is named', () => {
  const dark = {
    'the page is dark, 390 pixels (wide)': 'passed',
    'the page is light, 390 pixels (wide)': 'failed',
  } as const

  expect(unproved(map, results({ ...whole, 'c.test.ts': dark }), true)).toEqual([
    '"the page is ${theme}, %i pixels (wide)" of c.test.ts proves a sentence, and failed.',
  ])
})

test('a sentence whose tests were all skipped is not proved by a whole run', () => {
  const skipped = { 'the page is dark, 390 pixels (wide)': 'skipped' } as const

  expect(unproved(map, results({ ...whole, 'c.test.ts': skipped }), true)).toEqual([
    'No test that passed proves: It is dark at night',
  ])
})

test('a run of some files is asked for the tests of these', () => {
  expect(unproved(map, results({ 'a.test.ts': { [letIn]: 'passed' } }), false)).toEqual([])
  expect(unproved(map, results({ 'a.test.ts': {} }), false)).toEqual([
    `"${letIn}" of a.test.ts is named by the map, and did not run.`,
  ])
})
