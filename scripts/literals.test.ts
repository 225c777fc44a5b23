import { expect, test } from 'vitest'
import { literalsOf } from './texts/literals.ts'

const textsOf = (source: string) => literalsOf('a.tsx', source).map(({ text }) => text)

test('a text between tags and one in an attribute are found, with their lines', () => {
  expect(
    literalsOf('a.tsx', 'const A = () => (\n  <p title="Pay now">\n    an order\n  </p>\n)'),
  ).toEqual([
    { line: 2, text: 'Pay now' },
    { line: 2, text: 'an order' },
  ])
})

test('texts in tables, conditions and templates are found', () => {
  expect(textsOf("const words = { paid: 'Paid' }")).toEqual(['Paid'])
  expect(textsOf("const a = isIt ? 'Not yet' : undefined")).toEqual(['Not yet'])
  expect(textsOf('const a = `Remove ${title}`')).toEqual(['Remove'])
  expect(textsOf('const a = `${balls} balls left`')).toEqual(['balls left'])
})

test('single words that an expression between tags comes to are found', () => {
  expect(textsOf("const a = <p>{count === 1 ? 'ball' : 'balls'}</p>")).toEqual(['ball', 'balls'])
  expect(textsOf("const a = <p>{isLast && ' (last)'}{`${days} days`}</p>")).toEqual([
    '(last)',
    'days',
  ])
  expect(textsOf("const a = <p>{state === 'open' && text('key')}</p>")).toEqual([])
})

test('names, addresses, classes, keys and messages of thrown errors are code', () => {
  expect(textsOf("import { A } from '#shared/a.ts'")).toEqual([])
  expect(textsOf('const a = <a className="pv page" href="/cart">{text}</a>')).toEqual([])
  expect(textsOf("const a = key === 'Enter' || period === 'month'")).toEqual([])
  expect(textsOf("const query = '(max-width: 45em)'")).toEqual([])
  expect(textsOf("throw new Error('There is no such place.')")).toEqual([])
})

test('the words of facts are data where they are recorded, unless they are shown', () => {
  const factsOf = (source: string) =>
    literalsOf('apps/web/app/scoring/pad/a.tsx', source).map(({ text }) => text)
  const source = "const kinds = ['run out', 'hit wicket']"
  expect(factsOf(source)).toEqual([])
  expect(textsOf(source)).toEqual(['run out', 'hit wicket'])
  expect(factsOf('const a = <b title="not out">run out</b>')).toEqual(['not out', 'run out'])
  expect(factsOf('const a = `${name} all out`')).toEqual(['all out'])
})
