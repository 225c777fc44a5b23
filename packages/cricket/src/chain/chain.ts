/** JSON in the one form of RFC 8785: keys sorted by their UTF-16 code units, no space between. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`).join(',')}}`
}

export const logFormat = 'pavilion-log/1'

/** SHA-256 of a text in UTF-8, in hex, by whatever the place has. */
export type Sha256 = (text: string) => string

/** What the first hash of a chain is over. */
export const startText = (match: string, setup: unknown): string =>
  canonicalJson({ format: logFormat, match, setup })

/** What the hash of an entry is over. */
export const nextText = (before: string, seq: number, fact: unknown): string =>
  `${before}\n${canonicalJson({ seq, fact })}`
