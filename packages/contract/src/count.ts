import { z } from 'zod'

/** How many results a filter value would leave, with the other filters unchanged. */
export const Count = z.object({ value: z.string(), label: z.string(), count: z.int() })
export type Count = z.infer<typeof Count>
