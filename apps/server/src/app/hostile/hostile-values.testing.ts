import fc from 'fast-check'

/** Raw JSON that no value serialises to: 1e400, half a surrogate pair, a duplicate key. */
export class Raw {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** Like JSON.stringify, but prints `Raw` values as they are. */
export function printJson(value: unknown): string {
  if (value instanceof Raw) return value.text
  if (Array.isArray(value)) return `[${value.map(printJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .map(([key, one]) => `${JSON.stringify(key)}:${printJson(one)}`)
  return `{${fields.join(',')}}`
}

const wideArray = `[${'0,'.repeat(5000)}0]`
const wideObject = `{${Array.from({ length: 2000 }, (_, at) => `"k${at}":${at}`).join(',')}}`
const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
const deepObject = `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`

/** Keys that could reach a prototype. */
const reaching = [
  '{"__proto__":{"bowled":1}}',
  '{"constructor":{"prototype":{"bowled":1}}}',
  '{"toString":1,"hasOwnProperty":1,"valueOf":"x"}',
]

const texts = [
  '',
  ' ',
  '%_\\\'";--',
  "' or 1=1; drop table account; --",
  '$1 $$ {{7*7}} ${7*7} #{7*7}',
  '<script>alert(1)</script></textarea><img src=x onerror=alert(1)>',
  'nothing\0more',
  'a\r\nset-cookie: evil=1',
  '\u202Eright to left\u200B\uFEFF\u2028',
  '\u{1F3CF}'.repeat(40),
  'é'.normalize('NFD').repeat(60),
  '１２３４',
  '../../../etc/passwd',
  'x'.repeat(10_000),
  'a '.repeat(10_000),
  '__proto__',
  'constructor',
  '-1',
  '1e400',
  'NaN',
  '2026-02-30',
  '2026-02-29',
  '9999-12-31',
  '0000-01-01',
  '2026-13-01T00:00:00Z',
  '2026-12-31T23:59:60Z',
  '2026-07-01T00:00:00+14:00',
  '+275760-09-13T00:00:00.001Z',
  Buffer.from('["name",["\\u0000"],"01990000-0000-7000-8000-00000000dead"]').toString('base64url'),
  Buffer.from('["latest",[9007199254740991],"01990000-0000-7000-8000-00000000dead"]').toString(
    'base64url',
  ),
]

const raws = [
  ['1e400', '-1e400', '-0', '9007199254740993', '1e-400', '0.1', '"\\ud800"', '"\\udc00x"'],
  reaching,
  wideArray,
  wideObject,
  deepObject,
  deep(20_000),
  '{"a":1,"a":2}',
]
  .flat()
  .map((text) => new Raw(text))

/** Values that no schema expects, or only just allows. */
export const nasty: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...texts) },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...raws) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      [],
      {},
      [[]],
      [null],
      0,
      -1,
      1.5,
      2 ** 31,
      2 ** 53,
      1e21,
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

/** How many places of a value can be changed. */
const placesIn = (value: unknown): number =>
  isPlain(value) ? 1 + sum(Object.values(value).map(placesIn)) : 1

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

const isPlain = (value: unknown): value is Record<string, unknown> | unknown[] =>
  typeof value === 'object' && value !== null && !(value instanceof Raw)

/** The value with one of its places changed; places are counted from the outside in. */
export function changedAt(
  value: unknown,
  place: number,
  change: (old: unknown) => unknown,
): unknown {
  const at = place % placesIn(value)
  if (at === 0 || !isPlain(value)) return change(value)
  let before = 1
  const entries = Object.entries(value).map(([key, one]) => {
    const places = placesIn(one)
    const isHere = at >= before && at < before + places
    const changed = isHere ? changedAt(one, at - before, change) : one
    before += places
    return [key, changed] as const
  })
  return Array.isArray(value) ? entries.map(([, one]) => one) : Object.fromEntries(entries)
}
