import { expect, test } from 'vitest'
import { wordsOf } from './texts/words.ts'

const words = (file: string, text: string) => wordsOf(file, text).map(({ word }) => word)

test('the words of a document are read without its code and addresses', () => {
  const text =
    'Set `PORT` in [the umpire’s](docs/umpires.md) file.\n```\nnpm tset\n```\nSee https://a.example/tset.'
  expect(words('a.md', text)).toEqual(['Set', 'in', 'the', "umpire's", 'file', 'See'])
})

test('the words of a catalogue are those that are read, with the lines they stand on', () => {
  const text = '{\n  "oversLeft": "{count, plural, one {# over} other {# overs}} left, {nmae}"\n}'
  expect(wordsOf('en.json', text).map(({ word, line }) => `${line} ${word}`)).toEqual([
    '2 over',
    '2 overs',
    '2 left',
  ])
})
