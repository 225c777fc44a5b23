import { ORPCError } from '@orpc/client'
import { data } from 'react-router'

/** The answer of a call; renders the 404 page when the thing does not exist or the id is invalid. */
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
