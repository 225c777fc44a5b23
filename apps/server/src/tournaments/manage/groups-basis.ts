import { createHash } from 'node:crypto'
import type { EntryRow } from './entries.queries.ts'

/** A digest of the groups: whoever sets them says which ones they have seen. Teams without one change nothing. */
export function groupsBasis(entries: readonly EntryRow[]): string {
  const groups = entries
    .filter(({ group }) => group !== null)
    .map(({ id, group }) => `${id} ${group}`)
    .toSorted()
  return createHash('sha256').update(JSON.stringify(groups)).digest('hex')
}
