import { basename } from 'node:path'

/** A file that was found, or one that was refused and why. */
export type Source =
  | { readonly file: string; readonly text: string }
  | { readonly file: string; readonly reason: string }

/** No match comes near it: the longest of the archive have 2 MB. */
export const largestFile = 64 * 1024 * 1024

/** Archives come with a list of what is in them. */
export const isIndex = (file: string): boolean => basename(file).toLowerCase() === 'index.json'

/** What went wrong, in one line. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
