import type { Permissions } from '@pavilion/contract/access/access-calls.ts'
import * as t from '#texts/common.ts'

type ConsoleEntry = {
  readonly label: string
  readonly to: string
  readonly icon: 'calendar' | 'edit' | 'grid' | 'users'
}

/** The links to consoles that the account may use. */
export function consoleEntries(permissions: Permissions | undefined): readonly ConsoleEntry[] {
  if (permissions === undefined) return []
  const { operator, actions } = permissions
  const entries: ConsoleEntry[] = [{ label: t.manage, to: '/manage', icon: 'users' }]
  if (operator) entries.push({ label: t.operatorConsole, to: '/operator', icon: 'grid' })
  if (actions.includes('edit-content')) {
    entries.push({ label: t.content, to: '/operator/content', icon: 'edit' })
  }
  if (actions.includes('manage-grounds')) {
    entries.push({ label: t.myGrounds, to: '/manage/grounds', icon: 'calendar' })
  }
  return entries
}
