import { readdirSync, readFileSync } from 'node:fs'

/** A file of /proc or of PostgreSQL; nothing once its process has ended. */
export const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** Every process that was told of this data directory, by its command line or its environment. */
export function processesOf(place: string): string[] {
  return readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid))
    .filter((pid) =>
      [`/proc/${pid}/cmdline`, `/proc/${pid}/environ`].some((file) => read(file).includes(place)),
    )
}
