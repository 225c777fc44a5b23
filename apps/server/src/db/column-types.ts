import pg from 'pg'

/** Type numbers of PostgreSQL's catalogue (pg_type.oid), each with that of its array. */
const INT8 = [20, 1016] as const
const DATE = [1082, 1182] as const
const TIMESTAMP = [1114, 1115] as const
const TIMESTAMPTZ = [1184, 1185] as const
const INTERVAL = [1186, 1187] as const
const TEXT_ARRAY: number = 1009

type Parser = (text: string) => unknown

const asText: Parser = (text) => text

/** Counts and amounts must fit a number exactly; larger values throw instead of being rounded. */
function asNumber(text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} is too large for a number`)
  return number
}

/** '2026-11-21 05:00:00.25+00' becomes '2026-11-21T05:00:00.25Z'. Sessions run in UTC. */
export const asInstant = (text: string): string => text.replace(' ', 'T').replace(/\+00$/, 'Z')

const parseTextArray = pg.types.getTypeParser(TEXT_ARRAY, 'text')

const eachOf =
  (parse: Parser): Parser =>
  (text) => {
    const elements: unknown = parseTextArray(text)
    if (!Array.isArray(elements)) return elements
    return elements.map((element: unknown) =>
      typeof element === 'string' ? parse(element) : element,
    )
  }

const pair = ([single, array]: readonly [number, number], parse: Parser): [number, Parser][] => [
  [single, parse],
  [array, eachOf(parse)],
]

const parsers = new Map<number, Parser>([
  ...pair(INT8, asNumber),
  ...pair(TIMESTAMPTZ, asInstant),
  ...[DATE, TIMESTAMP, INTERVAL].flatMap((type) => pair(type, asText)),
])

/** How columns are parsed: instants and dates stay text, so that the driver never makes a Date. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: string) =>
    (format !== 'binary' && parsers.get(oid)) || pg.types.getTypeParser(oid, 'text'),
}
