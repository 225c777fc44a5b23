import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { isOffTheField, namedPlayersOf } from '@pavilion/cricket/laws/sides.ts'
import type { PlayerId } from '@pavilion/cricket/setup.ts'
import { shortNames } from '@pavilion/cricket/text/names.ts'

/** Who may have fielded the last ball, the keeper first; substitutes in the field last. */
export function fieldersNow(state: MatchState) {
  const { current } = state
  if (current === null) return []
  const naming = shortNames(state)
  const keeper = state.roles.get(current.bowlingTeam.id)?.keeper
  const named = (id: PlayerId) => ({ id, label: naming(id) })
  const fielding = namedPlayersOf(state, current.bowlingTeam)
    .filter(({ id }) => !isOffTheField(current, id))
    .toSorted((a, b) => Number(b.id === keeper) - Number(a.id === keeper))
  return [
    ...fielding.map(({ id }) => named(id)),
    ...current.substitutes.map((substitute) => named(substitute.in)),
  ]
}
