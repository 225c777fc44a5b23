import type { Source } from './limits.ts'

/** Refuses what is not UTF-8 instead of storing question marks, and leaves a byte order mark out. */
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** The text of a file's bytes, or that it is none. */
export function readText(file: string, bytes: Uint8Array): Source {
  try {
    return { file, text: utf8.decode(bytes) }
  } catch {
    return { file, reason: 'Not a text in UTF-8.' }
  }
}
