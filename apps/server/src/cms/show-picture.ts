import { answerPicture } from '#http/answer-picture.ts'
import type { Exchange } from '#http/request-context.ts'
import type { AppContext } from '#app-context.ts'
import { readPictureAddress } from './picture-address.ts'
import { findRendition } from './picture.queries.ts'

/** Answers /pictures/posts/{id}/…: a picture never changes. False when the address is not one of these. */
export const createPostPictures =
  ({ db }: AppContext) =>
  async (exchange: Exchange): Promise<boolean> => {
    const asked = readPictureAddress(exchange.context.pathname)
    if (asked === undefined) return false
    await answerPicture(exchange, async () => {
      const found = await findRendition(db, asked.id, asked.rendition)
      return (
        found && {
          bytes: found.bytes,
          headers: {
            'cross-origin-resource-policy': 'cross-origin',
            'content-type': asked.rendition === 'share' ? 'image/jpeg' : 'image/webp',
          },
        }
      )
    })
    return true
  }
