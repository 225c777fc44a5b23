import type { Permissions } from '@pavilion/contract/access/access-calls.ts'
import * as t from '#texts/common.ts'

type DeskEntry = {
  readonly label: string
  readonly to: string
  readonly icon: 'calendar' | 'edit' | 'grid' | 'users'
}

/** The links to desks that the account may use. */
export function deskEntries(permissions: Permissions | undefined): readonly DeskEntry[] {
  if (permissions === undefined) return []
  const { operator, actions } = permissions
  const entries: DeskEntry[] = [{ label: t.manage, to: '/manage', icon: 'users' }]
  if (operator) entries.push({ label: t.operatorConsole, to: '/operator', icon: 'grid' })
  if (actions.includes('edit-content')) {
    entries.push({ label: t.content, to: '/operator/content', icon: 'edit' })
  }
  if (actions.includes('manage-grounds')) {
    entries.push({ label: t.myGrounds, to: '/manage/grounds', icon: 'calendar' })
  }
  return entries
}
