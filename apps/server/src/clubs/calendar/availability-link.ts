import type { AppContext } from '#app-context.ts'
import { idOf, provenId } from '#security/proven-id.ts'

/** The token of a player's own link: the same in every email to the player, until the player leaves the club. */
export const linkToken = (app: AppContext, playerId: string): Promise<string> =>
  provenId(app, 'availability-link', playerId)

/** The player whose link has this token; undefined when nobody's has. */
export const playerOf = (app: AppContext, token: string): Promise<string | undefined> =>
  idOf(app, 'availability-link', token)
