import { answerPicture } from '#http/answer-picture.ts'
import type { Exchange } from '#http/request-context.ts'
import type { AppContext } from '#app-context.ts'
import { readLogoAddress } from './logo-address.ts'
import { findLogoFile } from './logo.queries.ts'

const types = { small: 'image/webp', large: 'image/png' } as const

/** Answers /pictures/sites/{id}/…: a logo never changes. False when the address is none of these. */
export const createLogos =
  ({ db }: AppContext) =>
  async (exchange: Exchange): Promise<boolean> => {
    const asked = readLogoAddress(exchange.context.pathname)
    if (asked === undefined) return false
    await answerPicture(exchange, async () => {
      const found = await findLogoFile(db, asked.id, asked.rendition)
      const headers = {
        'cross-origin-resource-policy': 'cross-origin',
        'content-type': types[asked.rendition],
      }
      return found && { bytes: found.bytes, headers }
    })
    return true
  }
