import { z } from 'zod'
import { oneLine } from '../matches/scoring-fields.ts'
import { Day } from '../time.ts'

export const DocumentPurpose = z.enum([
  'safeguarding',
  'first-aid',
  'insurance',
  'coaching',
  'other',
])

/** Who of an organisation sees a document: who runs it, its coaches as well, or everybody with a role. */
export const DocumentReaders = z.enum(['managers', 'coaches', 'members'])
export type DocumentReaders = z.infer<typeof DocumentReaders>

/** It lapses soon within 30 days; what has no last day is valid. */
export const DocumentState = z.enum(['valid', 'lapses-soon', 'lapsed'])

/** The accepted types; the actual type is detected from the file's bytes. */
export const DOCUMENT_TYPES = ['application/pdf', 'image/png', 'image/jpeg'] as const

const MOST_MEGABYTES = 5
const MEGABYTE = 1_048_576

/** A document as the raw body of a call. */
export const DocumentFile = z
  .file()
  .min(1, 'That file is empty.')
  .max(MOST_MEGABYTES * MEGABYTE, `A document may be ${MOST_MEGABYTES} MB at most.`)
  .mime([...DOCUMENT_TYPES])

export const DocumentFields = z.strictObject({
  purpose: DocumentPurpose,
  title: oneLine(1, 80),
  /** The account that it is about; null for the organisation itself. */
  aboutId: z.uuid().nullable(),
  /** The last day on which it is valid. */
  expiresOn: Day.nullable(),
  seenBy: DocumentReaders,
  /** A file that was sent for the organisation. */
  fileId: z.uuid(),
})
export type DocumentFields = z.infer<typeof DocumentFields>
