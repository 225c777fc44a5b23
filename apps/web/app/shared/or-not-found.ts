import { data } from 'react-router'

const unknown: ReadonlySet<unknown> = new Set([400, 404, 422])

/** The answer of a call, or the page for addresses where nothing lives: an id that is none, or is nobody's. */
export async function orNotFound<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (error instanceof Error && 'status' in error && unknown.has(error.status)) {
      throw data(null, { status: 404 })
    }
    throw error
  }
}
