import { ORPCError } from '@orpc/client'
import { redirect } from 'react-router'
import { addressWith } from './address-with.ts'

/** Redirects to the list's first page when the cursor is invalid, as in an old or altered link. */
export async function orFirstPage<T>(url: URL, answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    const refused = error instanceof ORPCError && error.status >= 400 && error.status < 500
    if (refused && url.searchParams.has('after')) throw redirect(addressWith(url, {}))
    throw error
  }
}
