import { lazyIsland } from '@pavilion/kit/islands/island.tsx'
import * as t from '#texts/common.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { useLeaving } from './use-leaving.ts'

/** Dialogs weigh more than most forms: this one comes after the page. */
const AskBeforeLeaving = lazyIsland(import.meta.env.SSR ? LeaveDialog : undefined, () =>
  import('./leave-dialog.tsx').then((module) => module.LeaveDialog),
)

/** Asks before changes that exist in this page alone are left. A page may have one of these at a time. */
export function Unsaved({ isChanged }: { readonly isChanged: boolean }) {
  const leaving = useLeaving(isChanged)
  return <AskBeforeLeaving leaving={leaving} lead={t.yourChangesOnThisPage} />
}
