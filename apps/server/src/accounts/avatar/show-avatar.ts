import { isKnown } from '#http/entity-tag.ts'
import type { Exchange } from '#http/request-context.ts'
import { refusal, refuse } from '#http/refusals.ts'
import { everyAnswer } from '#http/security-headers.ts'
import type { AppContext } from '#app-context.ts'
import { type AvatarName, readAvatarAddress } from './avatar-address.ts'
import { findAvatar } from './avatar.queries.ts'

/** Answers /pictures/avatars/{id}-{hash}.webp. False when the address is not one of these. */
export function createAvatars(app: AppContext): (exchange: Exchange) => Promise<boolean> {
  return async (exchange) => {
    const name = readAvatarAddress(exchange.context.pathname)
    if (name === undefined) return false
    await answer(app, exchange, name)
    return true
  }
}

async function answer(
  { db }: AppContext,
  { request, response }: Exchange,
  { id, hash }: AvatarName,
): Promise<void> {
  const { method = '' } = request
  if (method !== 'GET' && method !== 'HEAD') {
    const body = refusal('WRONG_METHOD', 'Pictures can only be read.')
    return refuse(response, { status: 405, body, headers: { allow: 'GET, HEAD' } })
  }
  const found = await findAvatar(db, id, hash)
  if (found === undefined) {
    const body = refusal('PICTURE_NOT_FOUND', 'Picture not found.')
    return refuse(response, { status: 404, body })
  }
  const etag = `"${hash}"`
  const headers = {
    ...everyAnswer,
    'content-type': 'image/webp',
    'content-disposition': 'inline',
    'cache-control': 'public, max-age=31536000, immutable',
    etag,
  }
  if (isKnown(request.headers['if-none-match'], etag)) {
    return void response.writeHead(304, headers).end()
  }
  const { webp } = found
  return void response.writeHead(200, { ...headers, 'content-length': webp.length }).end(webp)
}
