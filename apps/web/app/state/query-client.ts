import { QueryClient } from '@tanstack/react-query'

/** How long an answer counts as fresh. */
const FRESH_MS = 1_440_000
/** How long it is kept after its last use. */
const KEPT_MS = 540_000

/** For the pages of who is signed in: nothing is asked for twice by itself. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        gcTime: KEPT_MS,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchOnMount: false,
        throwOnError: true,
        networkMode: 'always',
      },
    },
  })

/**
 * After a change: what is not shown is forgotten, and what is shown is asked for when it is next shown, or as
 * soon as the page that made the change says so.
 */
export function forgetAnswers(client: QueryClient): void {
  client.removeQueries({ type: 'inactive' })
  void client.invalidateQueries({ refetchType: 'none' })
}
