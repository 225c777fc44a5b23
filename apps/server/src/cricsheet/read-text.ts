import type { Source } from './limits.ts'

/** Refuses invalid UTF-8 instead of storing replacement characters, and drops a byte order mark. */
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** The text of a file, or the reason why it has none. */
export function readText(file: string, bytes: Uint8Array): Source {
  try {
    return { file, text: utf8.decode(bytes) }
  } catch {
    return { file, reason: 'Not a text in UTF-8.' }
  }
}
