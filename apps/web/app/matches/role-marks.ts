import type { MatchView } from '@pavilion/cricket/views/view.ts'
import * as t from '#texts/matches.ts'

/** A mark behind a player's name. */
export type RoleMark = { readonly mark: string; readonly words: string }

const captain: RoleMark = { mark: '(c)', words: t.captain }
const keeper: RoleMark = { mark: '(wk)', words: t.keeper }
const both: RoleMark = { mark: '(c & wk)', words: t.captainAndWicketKeeper }

/** The mark of a player; undefined for players who are neither captain nor keeper. */
export function roleMarks(roles: MatchView['roles'], team: string) {
  const named = roles.find((one) => one.team === team)
  return (player: string): RoleMark | undefined => {
    const leads = named?.captain === player
    const keeps = named?.keeper === player
    if (leads && keeps) return both
    if (leads) return captain
    return keeps ? keeper : undefined
  }
}
