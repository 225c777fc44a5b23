import fc from 'fast-check'
import { readPlayerLines } from '#clubs/player-lines.ts'
import { csvOf } from '#csv/csv.ts'
import { slugOf } from '#records/slug.ts'

const signs = [
  [
    '=1+1',
    '+1',
    '-1',
    '@x',
    '\t=1',
    '\r=1',
    '"',
    '""',
    ',',
    ';',
    '\n',
    '\r\n',
    '\0',
    '\u202e',
    "'",
  ],
  [
    '<script>',
    '</script>',
    '&amp;',
    '%',
    '_',
    '\\',
    '../',
    '//',
    '?',
    '#',
    ' ',
    '\u00a0',
    '\ufeff',
  ],
  ['Ayesha', 'O’Neil', '李', 'é', '\u{1F3CF}', 'ﬁ', 'İ', '١٢', '\ud800', 'a@b.example', '(c)', '†'],
].flat()

/** Names that somebody chose to do harm. */
export const hostileName: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.constantFrom(...signs), fc.string({ maxLength: 4 })), { maxLength: 12 })
  .map((parts) => parts.join(''))

/** What a name does where it is written; undefined when it does no harm. */
export function harmOf(name: string): string | undefined {
  const slug = slugOf(name)
  if (!/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$|^-$/u.test(slug)) return `its slug is ${slug}`
  const cells = csvOf([[name, 'next']]).slice(1)
  if (/^"?[=+\-@\t\r]/.test(cells)) return 'a spreadsheet takes it for a formula'
  const read = readPlayerLines(name) ?? []
  const bad = read.find((line) => line.problem === null && /\p{Cc}/u.test(line.name))
  return bad && `a player is named ${bad.name}`
}
