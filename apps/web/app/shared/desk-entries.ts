import type { Permissions } from '@pavilion/contract/access-calls.ts'

type DeskEntry = { readonly label: string; readonly to: string; readonly icon: 'edit' | 'grid' }

/** Where those go who have more to do here than others. */
export function deskEntries(permissions: Permissions | undefined): readonly DeskEntry[] {
  if (permissions === undefined) return []
  const { operator, deeds } = permissions
  const entries: DeskEntry[] = []
  if (operator) entries.push({ label: 'Operator’s desk', to: '/operator', icon: 'grid' })
  if (deeds.includes('edit-content')) {
    entries.push({ label: 'Content', to: '/operator/content', icon: 'edit' })
  }
  return entries
}
