import type { QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import type { Answer } from '#state/request.ts'
import { toasts } from '#state/toasts.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'

type Part = { readonly items: readonly unknown[]; readonly next: string | null }

/** Appends a page, with the list's latest totals. */
const joined = <P extends Part>(first: P, rest: P | undefined): P =>
  rest === undefined ? first : { ...rest, items: [...first.items, ...rest.items] }

type Asked<P> = {
  /** Names the list. */
  readonly key: QueryKey
  readonly load: (after?: string) => Promise<Answer<{ readonly data: P }>>
  readonly keep?: boolean
}

/** A list, page after page; once it is asked for again, from its beginning. */
export function useParts<P extends Part>({ load, ...asked }: Asked<P>) {
  const { answer, again } = useQueryAnswer({ ...asked, call: () => load() })
  const first = answer?.ok ? answer.data.data : undefined
  const [rest, setRest] = useState<{ readonly first: P; readonly part: P }>()
  const [busy, setBusy] = useState(false)
  const list = first && joined(first, rest?.first === first ? rest.part : undefined)
  const more = async (after: string) => {
    if (first === undefined) return undefined
    setBusy(true)
    const told = await load(after)
    setBusy(false)
    if (!told.ok) return toasts.add('error', told.message)
    return setRest((before) => ({
      first,
      part: before?.first === first ? joined(before.part, told.data.data) : told.data.data,
    }))
  }
  return { answer, again, list, busy, more }
}
