import { expect, test } from 'vitest'
import { readPlayerLine } from './player-line.ts'

const plain = { shirt: null, captain: false, keeper: false }

test.each([
  ['Ayesha Khan', { ...plain, name: 'Ayesha Khan' }],
  ['7 Ayesha Khan (c) (wk)', { name: 'Ayesha Khan', shirt: 7, captain: true, keeper: true }],
  ['#10. Li Na (WK)', { ...plain, name: 'Li Na', shirt: 10, keeper: true }],
  ['Sana Mir (c & wk)', { ...plain, name: 'Sana Mir', captain: true, keeper: true }],
  ['Sana Mir (jr)', { ...plain, name: 'Sana Mir (jr)' }],
  ['99', { ...plain, name: '99' }],
  ['(c)', { ...plain, name: '', captain: true }],
])('%j is read as a team sheet has it', (line, expected) => {
  expect(readPlayerLine(line)).toEqual(expected)
})
