import type { SeasonSquad } from '@pavilion/contract/teams/team-calls.ts'
import type { AppContext } from '#app-context.ts'
import { initialsOf } from '#privacy/minors.ts'
import { typedNames } from '#privacy/typed-names.ts'
import { findSeasonSquad } from './season-squad.queries.ts'

/** The squad of a team’s season as everybody may see it: children have initials. Null without one. */
export async function seasonSquadOf(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  teamId: string,
): Promise<SeasonSquad | null> {
  const at = now()
  const rows = await findSeasonSquad(db, { teamId, now: at })
  const [first] = rows
  if (first === undefined) return null
  const { season, organisationId } = first
  const typed = rows.map(({ name }) => name)
  const shown = await typedNames(db, { organisationId, typed, now: at })
  const players = rows.map(({ name, shirt, isCaptain, isKeeper, isHidden }) => ({
    name: isHidden ? initialsOf(name) : shown(name),
    shirt,
    isCaptain,
    isKeeper,
  }))
  return { season, players }
}
