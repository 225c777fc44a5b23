import type { Consequences } from '@pavilion/contract/tournaments/consequence-calls.ts'
import {
  FACT_REFUSED,
  LOG_MOVED,
  MATCH_NOT_FOUND,
} from '@pavilion/contract/matches/scoring-refusals.ts'
import { type AwardFormula, awardKinds } from '@pavilion/cricket/awards/formula.ts'
import { correctedTallies } from '@pavilion/cricket/awards/corrected-tallies.ts'
import { type Ranked, ranked } from '@pavilion/cricket/awards/ranking.ts'
import type { Fact } from '@pavilion/cricket/facts.ts'
import { replay } from '@pavilion/cricket/fold/match.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { judgeAll } from '@pavilion/cricket/laws/judge-all.ts'
import { contributionOf } from '@pavilion/cricket/standings/contribution.ts'
import { decimalText } from '@pavilion/cricket/standings/fraction.ts'
import type { TableRow } from '@pavilion/cricket/standings/table.ts'
import type { AppContext } from '#app-context.ts'
import { success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { refuseCall, refuseWith } from '#http/refuse-call.ts'
import { readMatch } from '#matches/matches.ts'
import { refuseOthers } from '#scoring/scoring.ts'
import type { TallyRow } from '../awards/awards.queries.ts'
import { formulaOf, PLACES, talliesOf } from '../awards/awards.ts'
import { everything, type Tallied, talliedAs } from '../standings.ts'
import { findTournamentOf, type TournamentOfMatch } from './consequences.queries.ts'

const none: Consequences = { tournament: null, tables: [], awards: [] }

/** What facts would change of the tournament of their match; nothing is recorded. */
export const showConsequences = os.tournaments.consequences.handler(async ({ input, context }) => {
  const { matchId, after: seq, facts } = input
  const { app } = context
  await refuseOthers(context, matchId)
  const tournament = await findTournamentOf(app.db, matchId)
  if (tournament === undefined) return success('A match of no tournament', none)
  const { before, after } = await sidesOf(app, matchId, { seq, facts })
  return success('What would change', {
    tournament: tournament.name,
    tables: await tablesBetween(app, tournament, { matchId, after }),
    awards: tournament.hasAwards ? await awardsBetween(app, tournament.id, { before, after }) : [],
  })
})

type Asked = { readonly seq: number; readonly facts: readonly Fact[] }

/** The match with and without the facts; refuses what the Laws forbid. */
async function sidesOf(app: AppContext, matchId: string, { seq, facts }: Asked) {
  const state = await readMatch(app, matchId)
  if (state === undefined) throw refuseCall('MATCH_NOT_FOUND', MATCH_NOT_FOUND)
  const { setup } = state
  // The state is shared, and facts may change it.
  const log = state.log.slice()
  if (state.seq !== seq) throw refuseWith('LOG_MOVED', LOG_MOVED, { data: { seq: state.seq } })
  const judged = judgeAll(replay(setup, log), facts)
  if (!judged.ok) {
    const { message, index, code: refusal } = judged
    const data = { index, refusal, law: null, seq }
    throw refuseWith('FACT_REFUSED', { ...FACT_REFUSED, message }, { data })
  }
  return { before: replay(setup, log), after: judged.value.state }
}

type Corrected = { readonly matchId: string; readonly after: MatchState }

async function tablesBetween(
  app: AppContext,
  tournament: TournamentOfMatch,
  { matchId, after }: Corrected,
): Promise<Consequences['tables']> {
  const instead = new Map([[matchId, contributionOf(after)]])
  const old = await talliedAs(app, tournament, everything)
  const now = await talliedAs(app, tournament, { ...everything, instead })
  return now.tables.flatMap(({ stage, group, rows }) => {
    const was = old.tables.find((table) => table.stage === stage && table.group === group)
    const changed = rowsBetween(was?.rows ?? [], rows, now.teams)
    return changed.length === 0 ? [] : [{ stage, group, rows: changed }]
  })
}

function rowsBetween(
  old: readonly TableRow[],
  now: readonly TableRow[],
  teams: Tallied['teams'],
): Consequences['tables'][number]['rows'] {
  const [before, after] = [old, now].map(
    (rows) => new Map(rows.map((row, at) => [row.team, { place: at + 1, ...shownRow(row) }])),
  )
  return [...new Set([...now, ...old].map(({ team }) => team))].flatMap((team) => {
    const [from, to] = [before?.get(team) ?? null, after?.get(team) ?? null]
    if (JSON.stringify(from) === JSON.stringify(to)) return []
    return [{ team: teams.get(team)?.name ?? '', from, to }]
  })
}

const shownRow = ({ played, points, netRunRate }: TableRow) => ({
  played,
  points,
  netRunRate: netRunRate === null ? null : Number(decimalText(netRunRate, 3)),
})

type Sides = { readonly before: MatchState; readonly after: MatchState }

async function awardsBetween(
  app: AppContext,
  tournamentId: string,
  { before, after }: Sides,
): Promise<Consequences['awards']> {
  const formula = await formulaOf(app, tournamentId)
  const old = await talliesOf(app, tournamentId)
  const now = correctedTallies(old, before, after)
  const named = (player: string) => after.names.get(player) ?? before.names.get(player)
  return awardKinds.flatMap((kind) => {
    const [was, is] = [placesOf(kind, old, formula), placesOf(kind, now, formula)]
    const lines = [...new Set([...is.keys(), ...was.keys()])].flatMap((player) => {
      const [from, to] = [was.get(player) ?? null, is.get(player) ?? null]
      const name = named(player)
      const isSame = from?.place === to?.place && from?.points === to?.points
      return isSame || name === undefined ? [] : [{ player: name, from, to }]
    })
    return lines.length === 0 ? [] : [{ kind, lines }]
  })
}

type Place = { readonly place: number; readonly points: number }

function placesOf(
  kind: (typeof awardKinds)[number],
  tallies: readonly TallyRow[],
  formula: AwardFormula,
): Map<string, Place> {
  const first: Ranked<TallyRow>[] = ranked(kind, tallies, { formula, places: PLACES })
  return new Map(first.map(({ player, points }, at) => [player, { place: at + 1, points }]))
}
