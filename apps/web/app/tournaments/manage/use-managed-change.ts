import { useChange } from '#shared/use-change.ts'
import type { PanelProps } from './tournament-calls.ts'
import { showManaged } from './tournament-calls.ts'

/** As `useChange`, and looks again at the tournament where somebody else was faster. */
export function useManagedChange({ managed, onChanged }: PanelProps) {
  const { busy, change: send } = useChange(onChanged)
  const change: typeof send = async (...asked) => {
    const refused = await send(...asked)
    if (refused?.code !== 'STALE_TOURNAMENT') return refused
    const now = await showManaged(managed.tournament.id)
    if (now.ok) onChanged(now.data.data)
    return refused
  }
  return { busy, change }
}
