import { useQueryAnswer } from '#state/use-query-answer.ts'
import { kindNames, statusNames } from './post-labels.ts'
import { findEntries } from './editor-calls.ts'

const size = 20

const known = <K extends string>(names: Readonly<Record<K, string>>, value: string | null) => {
  const keys: K[] = []
  for (const key in names) if (key === value) keys.push(key)
  return keys
}

/** The posts for an address; unknown values in its query are ignored. */
export function useEntries(query: URLSearchParams) {
  const address = query.toString()
  const call = () => {
    const asked = new URLSearchParams(address)
    return findEntries({
      filter: {
        text: asked.get('text') ?? undefined,
        kind: known(kindNames, asked.get('kind')),
        status: known(statusNames, asked.get('status')),
        organisationId: asked.get('organisation') ?? undefined,
      },
      page: { size, after: asked.get('after') ?? undefined },
    })
  }
  return useQueryAnswer({ key: ['entries', address], call })
}
