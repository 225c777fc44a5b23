import { basename } from 'node:path'

/** A file that was read, or the reason why it was not. */
export type Source =
  | { readonly file: string; readonly text: string }
  | { readonly file: string; readonly reason: string }

/** Far above any match: the longest of the archive take 2 MB. */
export const largestFile = 64 * 1024 * 1024

/** Cricsheet archives contain an index of their files. */
export const isIndex = (file: string): boolean => basename(file).toLowerCase() === 'index.json'

/** The error in one line. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
