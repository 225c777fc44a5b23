import { ORPCError } from '@orpc/client'
import { data } from 'react-router'

/** What a call answers; where it knows no such thing, or the id is none at all, the page is "not found". */
export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ORPCError && [400, 404, 422].includes(error.status)) {
      throw data(null, { status: 404 })
    }
    throw error
  }
}
