import { ORPCError } from '@orpc/server'

/** The code with which a call was refused; undefined when it was not. */
export const refusal = (call: Promise<unknown>): Promise<string | undefined> =>
  call.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof ORPCError) return String(error.code)
      throw error
    },
  )
