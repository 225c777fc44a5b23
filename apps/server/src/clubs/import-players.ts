import type { ReadLine } from '@pavilion/contract/clubs/club-fields.ts'
import { isSameName } from '@pavilion/cricket/text/same-name.ts'
import { counted, success } from '#http/answer.ts'
import { type CallContext, os } from '#http/implement.ts'
import { forgetMinors } from '#privacy/minors.ts'
import { spendTries } from '#security/limits.ts'
import { isChild } from './accept-child.ts'
import { type Club, clubOf } from './club.ts'
import { limits } from './limits.ts'
import { findKnownNames, insertMembers } from './player.queries.ts'
import type { PlayerLine } from './player-lines.ts'
import { keepPlayers, refuseFull, rosterOf } from './players.ts'
import { linesOf } from './read-lines.ts'
import { grow } from './squads.ts'
import { findClubTeams } from './team.queries.ts'

/** A line, and the team into whose squad it puts the player. */
type CheckedLine = PlayerLine & { readonly teamId: string | null }

/** The lines, with what is wrong with them in this club. */
async function checkedLines(
  context: CallContext,
  { actor, organisation }: Club,
  text: string,
): Promise<CheckedLine[]> {
  const { app } = context
  const lines = await linesOf(context, actor.accountId, text)
  const season = seasonOf(app.now())
  const teams = lines.some(({ team }) => team !== null)
    ? await findClubTeams(app.db, { organisationId: organisation.id, season })
    : []
  return lines.map((line) => {
    const named = teams.find(({ team }) => isSameName(team.name, line.team ?? ''))
    const teamId = named?.team.id ?? null
    return { ...line, teamId, problem: line.problem ?? problemIn(line, teamId, app.now()) }
  })
}

const seasonOf = (now: string) => now.slice(0, 4)

function problemIn(line: PlayerLine, teamId: string | null, now: string): string | null {
  const { team, bornOn, guardian } = line
  if (team !== null && teamId === null) return `There is no team called "${team.slice(0, 60)}".`
  if (bornOn !== null && bornOn > now.slice(0, 10)) return 'Nobody is born in the future.'
  if (guardian !== null && !isChild(bornOn, now)) {
    return 'A guardian needs a date of birth under 18 beside it.'
  }
  return null
}

export const readPlayers = os.clubs.readPlayers.handler(async ({ input, context }) => {
  const { organisationId } = input
  const lines = await checkedLines(context, await clubOf(context, organisationId), input.text)
  const names = lines.flatMap(({ name, problem }) => (problem === null ? [name] : []))
  const known = await findKnownNames(context.app.db, organisationId, names)
  const read = lines.map(({ line, name, email, bornOn, guardian, team, problem }): ReadLine => ({
    line,
    name,
    email,
    bornOn,
    guardian,
    team,
    state: problem !== null ? 'refused' : known.has(name) ? 'known' : 'new',
    problem,
  }))
  return success(counted(read.length, 'line'), read)
})

export const addPlayers = os.clubs.addPlayers.handler(async ({ input, context }) => {
  const { organisationId, accountIds } = input
  const club = await clubOf(context, organisationId)
  const { accountId } = club.actor
  const lines = await checkedLines(context, club, input.text)
  await spendTries(context, [[limits.playersByAccount, accountId]])
  const { app } = context
  const now = app.now()
  await app.db.transaction().execute(async (db) => {
    await keepPlayers(db, { organisationId, lines, now })
    for (const [teamId, ofTeam] of byTeam(lines)) {
      const squad = { organisationId, teamId, season: seasonOf(now), playerIds: [] }
      await grow(db, { ...squad, lines: ofTeam, accountId, now })
    }
    if (accountIds.length > 0) await insertMembers(db, { organisationId, accountIds, now })
    await refuseFull(db, organisationId)
  })
  if (lines.some(({ bornOn }) => bornOn !== null)) forgetMinors(app)
  const roster = await rosterOf(context, club)
  return success(counted(roster.players.length, 'player'), roster)
})

/** The lines that can be read, by the team that they name. */
function byTeam(lines: readonly CheckedLine[]): Map<string, CheckedLine[]> {
  const teams = new Map<string, CheckedLine[]>()
  for (const line of lines) {
    if (line.problem !== null || line.teamId === null) continue
    teams.set(line.teamId, [...(teams.get(line.teamId) ?? []), line])
  }
  return teams
}
