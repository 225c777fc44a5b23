import type { OutgoingHttpHeaders } from 'node:http'
import type { Exchange } from '#http/request-context.ts'
import { refusal, refuse } from './refusals.ts'
import { everyAnswer } from './security-headers.ts'

type Picture = { readonly bytes: Uint8Array; readonly headers: OutgoingHttpHeaders }

/** Answers with a picture that never changes, cacheable for a year. */
export async function answerPicture(
  { request: { method = '' }, response }: Pick<Exchange, 'request' | 'response'>,
  find: () => Promise<Picture | undefined>,
): Promise<void> {
  if (method !== 'GET' && method !== 'HEAD') {
    const body = refusal('WRONG_METHOD', 'Pictures can only be read.')
    return refuse(response, { status: 405, body, headers: { allow: 'GET, HEAD' } })
  }
  const found = await find()
  if (found === undefined) {
    const body = refusal('PICTURE_NOT_FOUND', 'Picture not found.')
    return refuse(response, { status: 404, body })
  }
  response.writeHead(200, {
    ...everyAnswer,
    ...found.headers,
    'content-length': found.bytes.length,
    'cache-control': 'public, max-age=31536000, immutable',
  })
  response.end(method === 'HEAD' ? undefined : found.bytes)
}
