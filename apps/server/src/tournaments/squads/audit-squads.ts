import { MatchId } from '@pavilion/contract/ids.ts'
import type { SquadAudit } from '@pavilion/contract/tournaments/squad-fields.ts'
import { breachesOf } from '@pavilion/cricket/squads/squad-rules.ts'
import { success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { teamRef } from '#records/references.queries.ts'
import { after } from '#security/instants.ts'
import { DAY } from '#security/limits.ts'
import type { AppContext } from '#app-context.ts'
import { type EntryRow, findEntries } from '../manage/entries.queries.ts'
import { tournamentOfManager } from '../manage/managed-tournament.ts'
import type { SetupRow } from '../manage/setup.queries.ts'
import {
  findOutsiders,
  findTooFew,
  findTooManyOvers,
  findWithoutScorer,
  findWithoutUmpires,
} from './audit.queries.ts'
import { type Citing, cited, citingOf } from './squad-of-entry.ts'
import { findSquads } from './squads.queries.ts'
import { type SuspensionBreach, suspendedWhoAreNamed } from './suspensions.ts'

/** A match without its scorer or umpires is told of three days before. */
const SOON = 3 * DAY

export const listSquads = os.tournaments.squads.handler(async ({ input, context }) => {
  const { setup } = await tournamentOfManager(context, input.tournamentId)
  return success(setup.fields.name, await auditOf(context.app, setup))
})

/** The squads, and what breaks the rules now: in them, and in the line-ups and innings of the matches. */
async function auditOf(app: AppContext, setup: SetupRow): Promise<SquadAudit> {
  const { db, now } = app
  const { id, fields } = setup
  const at = now()
  const soon = { from: after(at, -DAY), until: after(at, SOON) }
  const [citing, entries, players, suspended, ...found] = await Promise.all([
    citingOf(db, setup),
    findEntries(db, id),
    findSquads(db, id),
    suspendedWhoAreNamed(app, id),
    findOutsiders(db, id),
    findTooFew(db, id, fields.squads.knockOutMatches),
    findTooManyOvers(db, id),
    findWithoutScorer(db, id, soon),
    findWithoutUmpires(db, id, soon),
  ])
  const playing = entries.filter(({ status }) => status === 'accepted')
  const of = (teamId: string) => players.filter((player) => player.teamId === teamId)
  const inSquads = playing.flatMap(({ team, teamId }) =>
    breachesOf(of(teamId), fields.squads).map((breach) => ({
      ...cited(breach, citing),
      team: teamRef(team),
      match: null,
    })),
  )
  const broken = found.flat().map((breach) => {
    const { rule, player } = breach
    return { ...breach, ...cited({ rule, player, isUnknown: false }, citing) }
  })
  const inMatches = [...suspended, ...broken].map((breach) => {
    const team = entries.find(({ teamId }) => teamId === breach.teamId)?.team
    return lineOf(breach, team, citing)
  })
  return {
    squads: playing.map((entry) => ({
      entryId: entry.id,
      team: teamRef(entry.team),
      players: of(entry.teamId).length,
    })),
    lines: [...inMatches, ...inSquads],
  }
}

/** What is broken in a match. */
function lineOf(
  { rule, player, clause, matchId, home, away }: SuspensionBreach,
  team: EntryRow['team'] | undefined,
  { handbookOf }: Citing,
): SquadAudit['lines'][number] {
  return {
    rule,
    player,
    clause,
    handbook: handbookOf(clause),
    isUnknown: false,
    team: team === undefined ? null : teamRef(team),
    match: { id: MatchId.parse(matchId), home, away },
  }
}
