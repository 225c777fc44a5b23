import type { MatchView } from '@pavilion/cricket/views/view.ts'

/** A mark behind a player's name. */
export type RoleMark = { readonly mark: string; readonly words: string }

const captain: RoleMark = { mark: '(c)', words: 'captain' }
const keeper: RoleMark = { mark: '(wk)', words: 'wicket-keeper' }
const both: RoleMark = { mark: '(c & wk)', words: 'captain and wicket-keeper' }

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
