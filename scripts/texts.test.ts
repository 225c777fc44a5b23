import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { compile } from './texts/compile.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'texts-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const linesOf = (messages: Readonly<Record<string, string>>) =>
  compile(messages, 'a file').split('\n').slice(1, -1)

/** What a compiled message answers. */
async function told(text: string, asked: object): Promise<unknown> {
  const file = path.join(folder, `${crypto.randomUUID()}.ts`)
  const code = compile({ told: text }, 'a file')
  writeFileSync(
    file,
    code.replace(/^import.*$/m, 'const $n = (n: number) => n.toLocaleString("en")'),
  )
  const module: { readonly told: (given: object) => unknown } = await import(file)
  return module.told(asked)
}

test('a message without arguments is a constant', () => {
  expect(linesOf({ pay: 'Pay now' })).toEqual(["export const pay = 'Pay now'"])
  expect(linesOf({ pay: "It''s paid" })).toEqual(['export const pay = "It\'s paid"'])
})

test('a message with arguments is a typed function', () => {
  expect(linesOf({ pay: 'Pay {price}' })).toEqual([
    "export const pay = (a: { readonly price: string | number }): string => 'Pay ' + a.price",
  ])
})

test('plurals follow the number, which is printed with separators', async () => {
  const text = '{count, plural, =0 {No overs} one {# over} other {# overs}} left'
  expect(await told(text, { count: 0 })).toBe('No overs left')
  expect(await told(text, { count: 1 })).toBe('1 over left')
  expect(await told(text, { count: 1204 })).toBe('1,204 overs left')
})

test('a select picks its form, and "other" takes the rest', async () => {
  const text = 'Paid {period, select, month {each month} other {once}}'
  expect(await told(text, { period: 'month' })).toBe('Paid each month')
  expect(await told(text, { period: 'whatever' })).toBe('Paid once')
})

test('two arguments in a row are joined as text, not added', async () => {
  expect(await told('{a}{b}', { a: 1, b: 2 })).toBe('12')
})

test('a tag is given what it encloses, and the message is a list', async () => {
  const given = { name: 'Ali', link: (text: string) => ({ text }) }
  expect(await told('{name}, read <link>the terms</link>.', given)).toEqual([
    'Ali',
    ', read ',
    { text: 'the terms' },
    '.',
  ])
})

test('what English does not have, and names that are no identifiers, are refused', () => {
  expect(() => linesOf({ x: '{n, plural, few {a} other {b}}' })).toThrow('no plural form "few"')
  expect(() => linesOf({ 'not-a-name': 'x' })).toThrow('camelCase')
  expect(() => linesOf({ x: '{broken' })).toThrow()
})

test('a catalogue that was changed and not compiled fails the check', () => {
  const script = path.join(import.meta.dirname, 'texts.ts')
  const catalogue = path.join(folder, 'apps/web/texts/en/orders.json')
  const compiled = path.join(folder, 'apps/web/app/texts/orders.ts')
  const run = (...more: string[]) => spawnSync(process.execPath, [script, folder, ...more]).status
  mkdirSync(path.dirname(catalogue), { recursive: true })
  writeFileSync(catalogue, '{ "pay": "Pay" }')
  expect(run('--check')).toBe(1)
  expect(run()).toBe(0)
  expect(run('--check')).toBe(0)
  expect(readFileSync(compiled, 'utf8')).toContain("export const pay = 'Pay'")
  writeFileSync(catalogue, '{ "pay": "Pay now" }')
  expect(run('--check')).toBe(1)
  writeFileSync(catalogue, '{\n  "pay": "Pay",\n  "pay": "Pay now"\n}')
  expect(run()).toBe(1)
})
