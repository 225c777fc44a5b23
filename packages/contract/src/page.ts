import { z } from 'zod'

/** One page of a list: at most `size` items after the opaque cursor `after`. */
export const PageRequest = z
  .strictObject({
    size: z.int().min(1).max(100).default(20),
    after: z.string().max(600).optional(),
  })
  .prefault({})

/** One page of a list, the total number of items, and the next page's cursor (null on the last page). */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), total: z.int().min(0), next: z.string().nullable() })

/** Refused by every list: the cursor is invalid, or belongs to another sort order. */
export const BAD_CURSOR = {
  status: 422,
  message: 'That cursor is not valid for this list. Start again without one.',
} as const

const MOST_WORDS = 6
const firstText = new RegExp(`^(?:\\S+(?:\\s+|$)){0,${MOST_WORDS}}`)

/** What people type into a search box. Each word costs a search of its own: only the first six count. */
export const Words = z
  .string()
  .trim()
  .max(100)
  .regex(/^[^\0]*$/, 'Must be text')
  .overwrite((text) => (firstText.exec(text)?.[0] ?? text).trimEnd())
