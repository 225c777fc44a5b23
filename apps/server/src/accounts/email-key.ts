/**
 * What all spellings of one mailbox have in common: no capitals, no tag after a plus. Two accounts
 * cannot share a key; mail goes to the address as its owner typed it, never to the key.
 */
export function emailKey(email: string): string {
  const lower = email.trim().toLowerCase().replace(/\.$/, '')
  const at = lower.lastIndexOf('@')
  const [mailbox = ''] = lower.slice(0, at).split('+')
  return `${mailbox || lower.slice(0, at)}${lower.slice(at)}`
}
