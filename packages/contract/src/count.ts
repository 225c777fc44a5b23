import { z } from 'zod'

/** How many things a filter value would leave, the other filters as they are. */
export const Count = z.object({ value: z.string(), label: z.string(), count: z.int() })
export type Count = z.infer<typeof Count>
