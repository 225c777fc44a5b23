/** Who asks. With proxies in front, the address the outermost believed one has seen: counted from the end, because what stands before may be made up. */
export function clientAddress(
  remote: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const seen = trustedProxies === 0 || forwardedFor === undefined ? [] : forwardedFor.split(',')
  const believed = seen.at(-Math.min(trustedProxies, seen.length))?.trim()
  return believed || remote || 'unknown'
}
