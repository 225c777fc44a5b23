import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Answer } from './request.ts'

type Asked<T> = {
  /** Names the call and everything that it depends on. */
  readonly key: QueryKey
  readonly call: () => Promise<Answer<T>>
  /** `false` for what is edited, which is asked for whenever it is shown. */
  readonly keep?: boolean
}

/**
 * As `useAnswer`, for the pages of who is signed in, which share and keep what was answered. Refusals are
 * answers, but are not kept.
 */
export function useQueryAnswer<T>({ key, call, keep = true }: Asked<T>) {
  const { data: answer, refetch } = useQuery({
    queryKey: key,
    queryFn: call,
    placeholderData: keepPreviousData,
    refetchOnMount: ({ state }) =>
      state.isInvalidated || state.data?.ok === false ? 'always' : false,
    ...(!keep && { gcTime: 0 }),
  })
  const again = useCallback(async () => void (await refetch()), [refetch])
  return { answer, again }
}
