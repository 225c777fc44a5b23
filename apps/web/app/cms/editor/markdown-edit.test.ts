import { expect, test } from 'vitest'
import { applyMark, changedPart, type Edit } from './markdown-edit.ts'

/** `|` stands at both ends of the selection. */
function read(sketch: string): Edit {
  const from = sketch.indexOf('|')
  const to = sketch.indexOf('|', from + 1) - 1
  return { text: sketch.replaceAll('|', ''), from, to }
}

const draw = ({ text, from, to }: Edit) =>
  `${text.slice(0, from)}|${text.slice(from, to)}|${text.slice(to)}`

test.each([
  ['bold', 'a |ball| b', 'a **|ball|** b'],
  ['bold', 'a **|ball|** b', 'a |ball| b'],
  ['italic', '||', '_||_'],
  ['code', '|x|', '`|x|`'],
  ['heading', 'one\nt|w|o', 'one\n|## two|'],
  ['heading', '|## two|', '|two|'],
  ['quote', '|- a|', '|> a|'],
  ['list', '|a\nb|\nc', '|- a\n- b|\nc'],
  ['list', '|- a\n- b|', '|a\nb|'],
  ['numbers', '|a\nb|', '|1. a\n2. b|'],
  ['link', 'see |this|', 'see [this](|https://|)'],
  ['link', '||', '[words](|https://|)'],
] as const)('%s makes %j into %j', (mark, before, after) => {
  expect(draw(applyMark(read(before), mark))).toBe(after)
})

test('only what differs is replaced', () => {
  expect(changedPart('a ball b', 'a **ball** b')).toEqual({ from: 2, to: 6, insert: '**ball**' })
  expect(changedPart('aaa', 'aa')).toEqual({ from: 2, to: 3, insert: '' })
  expect(changedPart('x', 'x')).toEqual({ from: 1, to: 1, insert: '' })
})
