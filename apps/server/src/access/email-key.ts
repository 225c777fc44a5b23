/**
 * The same key for every spelling of one mailbox: lower case, without a tag after a plus. No two accounts
 * share a key; mail goes to the address as its owner typed it.
 */
export function emailKey(email: string): string {
  const lower = email.trim().toLowerCase().replace(/\.$/, '')
  const at = lower.lastIndexOf('@')
  const [mailbox = ''] = lower.slice(0, at).split('+')
  return `${mailbox || lower.slice(0, at)}${lower.slice(at)}`
}
