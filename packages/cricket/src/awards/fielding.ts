import type { Fielder } from '../facts.ts'
import type { Dismissal, Innings } from '../fold/state.ts'
import type { PlayerId } from '../setup.ts'

/** What a player did in the field in an innings. */
export type FielderLine = {
  readonly id: PlayerId
  readonly catches: number
  readonly stumpings: number
  readonly runOuts: number
}

type Names = ReadonlyMap<PlayerId, string>
type Credit = keyof Omit<FielderLine, 'id'>

/**
 * Those who took part in a dismissal, as the card names them: the catcher, who stumped, and everybody in a run out.
 * Substitutes belong to neither side and are left out.
 */
export function fieldersOf({ batters }: Pick<Innings, 'batters'>, names: Names): FielderLine[] {
  const lines = new Map<PlayerId, FielderLine>()
  for (const { dismissal } of batters) {
    if (dismissal === null) continue
    const credit = credits[dismissal.kind]
    if (credit === undefined) continue
    for (const id of new Set(creditedIn(dismissal, names))) {
      const line = lines.get(id) ?? { id, catches: 0, stumpings: 0, runOuts: 0 }
      lines.set(id, { ...line, [credit]: line[credit] + 1 })
    }
  }
  return [...lines.values()]
}

const credits: { readonly [Kind in Dismissal['kind']]?: Credit } = {
  caught: 'catches',
  'caught and bowled': 'catches',
  stumped: 'stumpings',
  'run out': 'runOuts',
}

function creditedIn({ kind, bowler, fielders }: Dismissal, names: Names): PlayerId[] {
  if (kind === 'caught and bowled') return bowler === null ? [] : [bowler]
  return playersAmong(kind === 'run out' ? fielders : fielders.slice(0, 1), names)
}

const playersAmong = (fielders: readonly Fielder[], names: Names): PlayerId[] =>
  fielders.flatMap(({ player, substitute }) =>
    player === undefined || substitute === true || !names.has(player) ? [] : [player],
  )
