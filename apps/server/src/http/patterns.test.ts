import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#config.ts'
import { readHead } from '#live/head.ts'

const rooms = [
  'packages/contract/src',
  'packages/cricket/src',
  'packages/kit/src',
  'apps/server/src',
]
/** Patterns that meet nothing but what we have written ourselves, or a number's few digits. */
const ownTexts = ['src/print-money.ts', 'src/print-figure.ts', 'http/turned-away.ts']

const literal =
  /(?<=[=(,\s!&|?:[])\/(?![/*\s])((?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([dgimsuvy]*)(?=[\s,).;\]]|$)/gm

/** Every pattern that can take more than one step a letter, and where it stands. */
function patterns() {
  return rooms.flatMap((room) =>
    readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test|\.testing|\.d)\.tsx?$/.test(file))
      .filter((file) => !ownTexts.some((own) => path.join(room, file).endsWith(own)))
      .flatMap((file) =>
        [...readFileSync(path.join(root, room, file), 'utf8').matchAll(literal)]
          .filter(([, source = '']) => /[*+{]/.test(source))
          .map(([text, source = '', flags = '']) => ({ name: `${file} ${text}`, source, flags })),
      ),
  )
}

/** Long enough that a pattern which looks at each letter for each letter does not end in the time of a test. */
const LENGTH = 50_000
const repeated =
  'a 0 - . ( [ é \u0301 < / _ = @ : % # * ` a- a. a: (a ,, \t \n { 0: 0000- <script> 0d00 " \\'.split(
    ' ',
  )
const starts = ['', 'a', 'x:', '(', 'mailto:', '---\n', '/']

const attacks = [' ', ...repeated].flatMap((piece) =>
  starts.map((start) => `${start}${piece.repeat(LENGTH / piece.length)}\0!`),
)

const all = patterns()

test('the patterns of the contract, the server and the kit are found', () => {
  expect(all.length).toBeGreaterThan(60)
})

test.each(all)('$name is done with 50 kB of the worst', ({ source, flags }) => {
  const pattern = new RegExp(source, flags)

  for (const attack of attacks) {
    expect(attack.replace(pattern, '').length).toBeLessThanOrEqual(attack.length)
  }
})

test('a header of nothing but blanks is read as such, however long', () => {
  const head = (value: string) => `GET /live/scores HTTP/1.1\r\nhost: x\r\nx-long:${value}`

  expect(readHead(head(' '.repeat(LENGTH)))?.headers.get('x-long')).toBe('')
  expect(readHead(head(`${' '.repeat(LENGTH)}\0`))).toBeUndefined()
})
