import { type Encoding, encodingFor } from '#http/encoded.ts'
import type { CachedAnswer, CachedPage, Rendered } from './page-cache.ts'

/** The answer in the best encoding that the client accepts; made once for each. */
export async function answerFor(page: CachedPage, accepted: string): Promise<CachedAnswer> {
  const wanted = encodingFor(accepted)
  const ready = page.answers.get(wanted)
  if (ready !== undefined) return ready
  const { bytes, encoding } = await page.body.as(wanted)
  const known = [...page.answers.values()].find((answer) => answer.bytes === bytes)
  const answer = known ?? { headers: flat(headersFor(page.headers, bytes, encoding)), bytes }
  page.answers.set(wanted, answer)
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
