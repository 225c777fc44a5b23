import { timingSafeEqual } from 'node:crypto'
import type { AppContext } from '#app-context.ts'
import { keyedHash } from '#security/keys.ts'

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/

/**
 * The token of a player's own link: the id and what only this installation can compute from it. It is the same
 * in every email to the player, and ends when the player leaves the club.
 */
export async function linkToken(app: AppContext, playerId: string): Promise<string> {
  const proof = await keyedHash(app, 'availability-link', playerId)
  return `${playerId}.${proof.toString('base64url')}`
}

/** The player whose link has this token; undefined when nobody's has. */
export async function playerOf(app: AppContext, token: string): Promise<string | undefined> {
  const [playerId = '', given = ''] = token.split('.')
  if (!UUID.test(playerId)) return undefined
  const proof = await keyedHash(app, 'availability-link', playerId)
  const bytes = Buffer.from(given, 'base64url')
  return bytes.length === proof.length && timingSafeEqual(bytes, proof) ? playerId : undefined
}
