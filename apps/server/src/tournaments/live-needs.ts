import { MatchId } from '@pavilion/contract/ids.ts'
import type { LiveNeeds } from '@pavilion/contract/tournaments/tournament-calls.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { oversText } from '@pavilion/cricket/formats/conditions.ts'
import { chaseNeeds, type OpenTable } from '@pavilion/cricket/qualification/chase-needs.ts'
import type { TableMatch } from '#matches/matches.ts'
import { readMatch } from '#matches/matches.ts'
import { teamRef } from '#records/references.queries.ts'
import type { AppContext } from '#app-context.ts'
import { tablesNow, type Tournament } from './standings.ts'

/** What the sides that chase in live matches have to do to go through, as their tables stand. */
export async function liveNeedsOf(app: AppContext, tournament: Tournament): Promise<LiveNeeds[]> {
  const { tables, entered: _, ...rules } = await tablesNow(app, tournament)
  const { places } = rules
  if (places === 0) return []
  const told = tables
    .filter(({ stage }) => stage === null)
    .flatMap(({ teams, matches }) => {
      const contributions = matches.flatMap(({ contribution }) => contribution ?? [])
      const table = { ...rules, teams, contributions }
      return matches.filter(({ isLive }) => isLive).map((match) => ({ match, table }))
    })
  const needs = await Promise.all(
    told.map(async ({ match, table }) => {
      const state = await readMatch(app, match.id)
      return state === undefined ? null : needsOf(state, match, table)
    }),
  )
  return needs.flatMap((one) => one ?? [])
}

function needsOf(state: MatchState, match: TableMatch, table: OpenTable): LiveNeeds | null {
  const found = chaseNeeds(state, table)
  const team = match.sides.find(({ id }) => id === found?.chasing)
  if (found === null || team === undefined) return null
  const { target, needs } = found
  const { ballsPerOver } = state.setup.conditions
  const overs = needs.kind === 'by' ? oversText(needs.balls, ballsPerOver) : ''
  return { matchId: MatchId.parse(match.id), team: teamRef(team), target, kind: needs.kind, overs }
}
