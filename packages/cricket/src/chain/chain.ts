import { canonicalJson } from './canonical-json.ts'

export const logFormat = 'pavilion-log/1'

/** SHA-256 of a text in UTF-8, in hex, by whatever the place has. */
export type Sha256 = (text: string) => string

/** What the first hash of a chain is over. */
export const startText = (match: string, setup: unknown): string =>
  canonicalJson({ format: logFormat, match, setup })

/** What the hash of an entry is over. */
export const nextText = (before: string, seq: number, fact: unknown): string =>
  `${before}\n${canonicalJson({ seq, fact })}`
