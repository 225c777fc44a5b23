import { matchCalls } from './match-calls.ts'
import { searchCalls } from './search-calls.ts'

/** The promise: every call of the API, read by the server, by the typed clients and by OpenAPI. */
export const contract = {
  matches: matchCalls,
  search: searchCalls,
}
