import { answerPicture } from '#http/answer-picture.ts'
import type { Exchange } from '#http/request-context.ts'
import type { AppContext } from '#app-context.ts'
import { findPictureFile } from './picture.queries.ts'
import { readPictureAddress } from './read-picture-address.ts'

const types = { small: 'image/webp', large: 'image/png' } as const

/** Answers /pictures/organisations/{id}/…: a picture never changes. False when the address is none of these. */
export const createCrests =
  ({ db }: AppContext) =>
  async (exchange: Exchange): Promise<boolean> => {
    const asked = readPictureAddress(exchange.context.pathname)
    if (asked === undefined) return false
    await answerPicture(exchange, async () => {
      const found = await findPictureFile(db, asked.id, asked.rendition)
      return found && { bytes: found.bytes, headers: { 'content-type': types[asked.rendition] } }
    })
    return true
  }
