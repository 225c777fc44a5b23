import { ORPCError } from '@orpc/client'
import { redirect } from 'react-router'
import { addressWith } from './address-with.ts'

/** A cursor that is no longer good (a link kept for long, or tampered with) leads to the list's first page. */
export async function orFirstPage<T>(url: URL, answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    const refused = error instanceof ORPCError && error.status >= 400 && error.status < 500
    if (refused && url.searchParams.has('after')) throw redirect(addressWith(url, {}))
    throw error
  }
}
