import type { Exchange } from '#http/pages.ts'
import { refusal, refuse } from '#http/refusals.ts'
import { everyAnswer } from '#http/security-headers.ts'
import type { World } from '#world.ts'
import { readPictureAddress } from './picture-address.ts'
import { findRendition } from './picture.queries.ts'

/** Answers /pictures/posts/{id}/…: a picture never changes. False when the address is none of these. */
export const createPostPictures =
  ({ db }: World) =>
  async ({ visit, request, response }: Exchange): Promise<boolean> => {
    const asked = readPictureAddress(visit.pathname)
    if (asked === undefined) return false
    const { method = '' } = request
    if (method !== 'GET' && method !== 'HEAD') {
      const body = refusal('WRONG_METHOD', 'Pictures are only looked at.')
      refuse(response, { status: 405, body, headers: { allow: 'GET, HEAD' } })
      return true
    }
    const found = await findRendition(db, asked.id, asked.rendition)
    if (found === undefined) {
      refuse(response, {
        status: 404,
        body: refusal('PICTURE_NOT_FOUND', 'There is no such picture.'),
      })
      return true
    }
    const { bytes } = found
    response.writeHead(200, {
      ...everyAnswer,
      'cross-origin-resource-policy': 'cross-origin',
      'content-type': asked.rendition === 'share' ? 'image/jpeg' : 'image/webp',
      'content-length': bytes.length,
      'cache-control': 'public, max-age=31536000, immutable',
    })
    response.end(method === 'HEAD' ? undefined : bytes)
    return true
  }
