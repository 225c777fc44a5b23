import { z } from 'zod'

/** The answer of every successful call: a status for programs, a sentence for people, and the data. */
export const envelope = <T extends z.ZodType>(data: T) =>
  z.object({ status: z.literal('Success'), message: z.string(), data })

/**
 * The answer of every refused call. `errors` names fields by path; `data` is what some refusals tell programs
 * besides.
 */
export const Refusal = z.object({
  status: z.literal('Error'),
  message: z.string(),
  code: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })),
  data: z.record(z.string(), z.unknown()).exactOptional(),
})
export type Refusal = z.infer<typeof Refusal>
