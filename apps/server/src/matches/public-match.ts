import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { shortNamesOf } from '@pavilion/cricket/text/names.ts'
import { type Hide, minorHider } from '#privacy/minors.ts'
import type { AppContext } from '#app-context.ts'

/** A match as the public gets it, with initials for the names of children; the same one where there are none. */
export function hiddenMatch(state: MatchState, hide: Hide): MatchState {
  const { setup, joined } = state
  const given = { setup, joined, names: Object.fromEntries(state.names) }
  const shown = hide(given)
  if (shown === given) return state
  const names = new Map(Object.entries(shown.names))
  return { ...state, ...shown, names, shortNames: shortNamesOf(names) }
}

export const publicMatch = async (
  app: Pick<AppContext, 'db' | 'pool' | 'now'>,
  state: MatchState,
): Promise<MatchState> => hiddenMatch(state, await minorHider(app))
