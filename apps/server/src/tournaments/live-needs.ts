import { MatchId } from '@pavilion/contract/ids.ts'
import type { LiveNeeds } from '@pavilion/contract/tournaments/tournament-calls.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { oversText } from '@pavilion/cricket/formats/conditions.ts'
import { chaseNeeds, type OpenTable } from '@pavilion/cricket/qualification/chase-needs.ts'
import { defenceNeeds } from '@pavilion/cricket/qualification/defence-needs.ts'
import type { TableMatch } from '#matches/matches.ts'
import { readMatch } from '#matches/matches.ts'
import { teamRef } from '#records/references.queries.ts'
import type { AppContext } from '#app-context.ts'
import { tablesNow, type Tournament } from './standings.ts'

/** What the sides of live matches have to do in a chase to go through, as their tables stand. */
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
      return state === undefined ? [] : needsOf(state, match, table)
    }),
  )
  return needs.flat()
}

function needsOf(state: MatchState, match: TableMatch, table: OpenTable): LiveNeeds[] {
  const chase = chaseNeeds(state, table)
  const defence = defenceNeeds(state, table)
  if (chase === null || defence === null) return []
  const { target, needs } = chase
  const { ballsPerOver } = state.setup.conditions
  const overs = needs.kind === 'by' ? oversText(needs.balls, ballsPerOver) : ''
  const runs = defence.needs.kind === 'keep' ? defence.needs.runs : null
  const of = { matchId: MatchId.parse(match.id), target }
  const sideOf = (id: string) => match.sides.filter((side) => side.id === id).map(teamRef)
  return [
    ...sideOf(chase.chasing).map((team) => {
      return { ...of, team, isChasing: true, kind: needs.kind, overs, runs: null }
    }),
    ...sideOf(defence.defending).map((team) => {
      return { ...of, team, isChasing: false, kind: defence.needs.kind, overs: '', runs }
    }),
  ]
}
