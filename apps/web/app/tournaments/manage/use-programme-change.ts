import { useChange } from '#shared/use-change.ts'
import type { ProgrammeProps } from './fixture-calls.ts'

/** As `useChange`, and looks again at the fixtures where somebody else was faster. */
export function useProgrammeChange(again: ProgrammeProps['again']) {
  const { busy, change: send } = useChange(again)
  const change: typeof send = async (...asked) => {
    const refused = await send(...asked)
    if (refused?.code === 'STALE_TOURNAMENT') await again()
    return refused
  }
  return { busy, change }
}
