import type { PublicSuspension } from '@pavilion/contract/tournaments/squad-fields.ts'
import { MatchId, PersonId } from '@pavilion/contract/ids.ts'
import {
  isInForce,
  isSuspendedIn,
  matchesLeft,
  type TeamMatch,
} from '@pavilion/cricket/discipline/suspensions.ts'
import type { AppContext } from '#app-context.ts'
import { initialsOf } from '#privacy/minors.ts'
import { teamRef } from '#records/references.queries.ts'
import type { MatchBreach } from './audit.queries.ts'
import {
  findSides,
  findSuspensions,
  findToday,
  type SideRow,
  type SuspensionRow,
} from './suspensions.queries.ts'

type World = Pick<AppContext, 'db' | 'now'>

export type Suspended = SuspensionRow & {
  /** Null for a suspension until a day. */
  readonly matchesLeft: number | null
  readonly isInForce: boolean
}

type Kept = { readonly today: string; readonly rows: SuspensionRow[]; readonly sides: SideRow[] }

async function recordOf({ db, now }: World, tournamentId: string): Promise<Kept> {
  const at = now()
  const rows = await findSuspensions(db, tournamentId, at)
  if (rows.length === 0) return { today: '', rows, sides: [] }
  const teamIds = [...new Set(rows.map(({ teamId }) => teamId))]
  const [today, sides] = [
    await findToday(db, tournamentId, at),
    await findSides(db, tournamentId, { teamIds, now: at }),
  ]
  return { today, rows, sides }
}

/** The matches of a player’s team, as the rules of suspensions see them. */
const matchesOf = ({ teamId, folded }: SuspensionRow, sides: readonly SideRow[]) =>
  sides
    .filter((side) => side.teamId === teamId)
    .map((side) => ({ side, match: matchOf(side, folded) }))

const matchOf = (side: SideRow, folded: string): TeamMatch => ({
  id: side.matchId,
  startsAt: side.startsAt,
  day: side.day,
  isPlayed: side.isPlayed,
  wasNamed: side.named.includes(folded),
})

/** Who was suspended in a tournament, the latest first, and what is left of it. */
export async function suspensionsOf(app: World, tournamentId: string): Promise<Suspended[]> {
  const { today, rows, sides } = await recordOf(app, tournamentId)
  return rows.map((row) => {
    const matches = matchesOf(row, sides).map(({ match }) => match)
    return {
      ...row,
      matchesLeft: matchesLeft(row, matches),
      isInForce: isInForce(row, matches, today),
    }
  })
}

/** Those who may not play in a match, by team. */
export async function suspendedIn(
  app: World,
  tournamentId: string,
  matchId: string,
): Promise<Pick<SuspensionRow, 'teamId' | 'name' | 'folded' | 'clause'>[]> {
  const { rows, sides } = await recordOf(app, tournamentId)
  return rows.filter((row) => {
    const found = matchesOf(row, sides)
    const all = found.map(({ match }) => match)
    return all.some((match) => match.id === matchId && isSuspendedIn(row, all, match))
  })
}

export type SuspensionBreach = MatchBreach & { readonly clause: string }

/** Those who are in a line-up although they are suspended. */
export async function suspendedWhoAreNamed(
  app: World,
  tournamentId: string,
): Promise<SuspensionBreach[]> {
  const { rows, sides } = await recordOf(app, tournamentId)
  return rows.flatMap((row) => {
    const found = matchesOf(row, sides)
    const all = found.map(({ match }) => match)
    return found
      .filter(({ match }) => match.wasNamed && isSuspendedIn(row, all, match))
      .map(({ side: { matchId, home, away } }) => ({
        rule: 'suspended' as const,
        teamId: row.teamId,
        player: row.name,
        clause: row.clause,
        matchId,
        home,
        away,
      }))
  })
}

/** What everybody may know of a suspension; children have initials. */
export const publicSuspension = (row: Suspended): PublicSuspension => ({
  id: row.id,
  player: {
    id: row.personId === null ? null : PersonId.parse(row.personId),
    name: row.isChild ? initialsOf(row.name) : row.name,
  },
  team: teamRef(row.team),
  match: { id: MatchId.parse(row.matchId), home: row.home, away: row.away },
  clause: row.clause,
  decidedAt: row.decidedAt,
  matches: row.matches,
  matchesLeft: row.matchesLeft,
  until: row.until,
  isInForce: row.isInForce,
})
