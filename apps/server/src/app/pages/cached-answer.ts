import { type Encoding, encodingFor } from '#http/encoded.ts'
import type { CachedAnswer, CachedPage, Rendered } from './page-cache.ts'

const MOST_SENTENCES = 16

/**
 * Browsers send only a few different Accept-Encoding headers; rarer ones are answered but not cached. Those
 * that come to the same encoding share one answer.
 */
export async function answerFor(page: CachedPage, accepted: string): Promise<CachedAnswer> {
  const ready = page.answers.get(accepted)
  if (ready !== undefined) return ready
  const { bytes, encoding } = await page.body.as(encodingFor(accepted))
  const known = [...page.answers.values()].find((answer) => answer.bytes === bytes)
  const answer = known ?? { headers: flat(headersFor(page.headers, bytes, encoding)), bytes }
  if (page.answers.size < MOST_SENTENCES) page.answers.set(accepted, answer)
  return answer
}

export const headersFor = (headers: Rendered['headers'], bytes: Buffer, encoding: Encoding) => ({
  ...headers,
  ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  'content-length': String(bytes.length),
})

/** Headers as alternating names and values, the cheapest form for Node to write. */
const flat = (headers: Rendered['headers']): string[] =>
  Object.entries(headers).flatMap(([name, value]) => [value].flat().flatMap((one) => [name, one]))
