import { createHmac, timingSafeEqual } from 'node:crypto'
import { type KeyContext, keyedHash, keysFor, type Purpose } from './keys.ts'

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/

/** An id and what only this installation can compute from it: the same whenever it is asked for. */
export async function provenId(context: KeyContext, purpose: Purpose, id: string): Promise<string> {
  const proof = await keyedHash(context, purpose, id)
  return `${id}.${proof.toString('base64url')}`
}

/** The id of a token, also of one that was made before the keys were rotated; undefined of a forged one. */
export async function idOf(
  context: KeyContext,
  purpose: Purpose,
  token: string,
): Promise<string | undefined> {
  const [id = '', given = ''] = token.split('.')
  if (!UUID.test(id)) return undefined
  const bytes = Buffer.from(given, 'base64url')
  const isProof = (proof: Buffer) => proof.length === bytes.length && timingSafeEqual(proof, bytes)
  const keys = await keysFor(context, purpose)
  return keys.some((key) => isProof(createHmac('sha256', key).update(id).digest())) ? id : undefined
}
