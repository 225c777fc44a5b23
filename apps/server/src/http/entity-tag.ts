import { createHash } from 'node:crypto'

/** The ETag of some bytes, independent of their compression. */
export const entityTag = (bytes: Buffer | string): string =>
  `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`

/** Whether the client has it already, by If-None-Match. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const strong = etag.replace(/^W\//, '')
  return ifNoneMatch
    .split(',')
    .some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === strong)
}
