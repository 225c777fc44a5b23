import { answerPicture } from '#http/answer-picture.ts'
import type { Exchange } from '#http/request-context.ts'
import type { AppContext } from '#app-context.ts'
import { readPhotoAddress } from './photo-address.ts'
import { findRendition } from './photo.queries.ts'

/** Answers /pictures/grounds/{id}/…: a photo never changes. False when the address is not one of these. */
export const createGroundPhotos =
  ({ db }: AppContext) =>
  async (exchange: Exchange): Promise<boolean> => {
    const asked = readPhotoAddress(exchange.context.pathname)
    if (asked === undefined) return false
    await answerPicture(exchange, async () => {
      const found = await findRendition(db, asked.id, asked.rendition)
      return found && { bytes: found.bytes, headers: { 'content-type': 'image/webp' } }
    })
    return true
  }
