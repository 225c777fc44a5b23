export type AvatarName = { readonly id: string; readonly hash: string }

const address =
  /^\/pictures\/avatars\/([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})-([0-9a-f]{16})\.webp$/

/** The address of an avatar: it cannot be guessed, and the picture behind it never changes. */
export const avatarAddress = ({ id, hash }: AvatarName): string =>
  `/pictures/avatars/${id}-${hash}.webp`

/** Undefined when the path is not the address of an avatar. */
export function readAvatarAddress(pathname: string): AvatarName | undefined {
  const [, id, hash] = address.exec(pathname) ?? []
  return id === undefined || hash === undefined ? undefined : { id, hash }
}
