import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import type { Db } from '#db/connect.ts'
import { formatSlug, matchColumns } from './match-columns.ts'
import { matchRows } from './match-rows.ts'
import type { OfficialRole } from './match-info.queries.ts'
import { insertEvents, insertRows } from './record.queries.ts'

/** A match that is not in the database yet, with what has been played of it. */
export type NewMatch = {
  readonly id: string
  readonly tournamentId: string | null
  readonly groundId: string | null
  readonly matchNumber: string | null
  readonly stage: string | null
  /** Its group within the stage; null, unless given. */
  readonly group?: string | null
  /** In Cricsheet's words: "T20", "ODM", "Test". */
  readonly matchType: string
  readonly gender: 'male' | 'female' | 'mixed'
  readonly teamKind: 'international' | 'club'
  readonly season: string
  readonly startsOn: string
  readonly endsOn: string
  readonly startsAt: string | null
  readonly isSample: boolean
  readonly officials: readonly { readonly role: OfficialRole; readonly personId: string }[]
  /** Teams and players have database ids. */
  readonly state: MatchState
  readonly recordedBy: string
  /** Public, unless it is to be reached by its id alone. */
  readonly visibility?: 'public' | 'link'
  /** Whether the ground cannot be booked meanwhile; by default it cannot. */
  readonly closesGround?: boolean
}

/** Inserts whole matches; the log of a finished match is sealed. */
export async function storeMatches(db: Db, matches: readonly NewMatch[]): Promise<void> {
  await db.insertInto('match').values(matches.map(matchRow)).execute()
  await db.insertInto('match_side').values(matches.flatMap(sideRows)).execute()
  const players = matches.flatMap(playerRows)
  if (players.length > 0) await db.insertInto('match_player').values(players).execute()
  const officials = matches.flatMap(officialRows)
  if (officials.length > 0) await db.insertInto('match_official').values(officials).execute()
  await storeLogs(db, matches)
  for (const { id, state } of matches) {
    if (state.seq > 0) await insertRows(db, matchRows(id, state))
  }
}

function matchRow(match: NewMatch) {
  const { state } = match
  const { summary, result, ...columns } = matchColumns(state)
  return {
    id: match.id,
    cricsheet_id: null,
    tournament_id: match.tournamentId,
    ground_id: match.groundId,
    match_number: match.matchNumber,
    stage: match.stage,
    match_group: match.group ?? null,
    format: formatSlug(state.setup.conditions),
    match_type: match.matchType,
    gender: match.gender,
    team_kind: match.teamKind,
    season: match.season,
    starts_on: match.startsOn,
    ends_on: match.endsOn,
    starts_at: match.startsAt,
    setup: JSON.stringify(state.setup),
    is_sample: match.isSample,
    visibility: match.visibility ?? 'public',
    closes_ground: match.closesGround ?? true,
    ...columns,
    summary: JSON.stringify(summary),
    result: result === null ? null : JSON.stringify(result),
  }
}

const sideRows = ({ id, state }: NewMatch) =>
  state.setup.teams.map((team, side) => ({ match_id: id, side, team_id: team.id }))

const playerRows = ({ id, state }: NewMatch) =>
  state.setup.teams.flatMap(({ players }, side) =>
    players.map((player, at) => ({
      match_id: id,
      side,
      person_id: player.id,
      position: at + 1,
    })),
  )

const officialRows = ({ id, officials }: NewMatch) =>
  officials.map(({ role, personId }, at) => ({
    match_id: id,
    role,
    person_id: personId,
    position: at + 1,
  }))

async function storeLogs(db: Db, matches: readonly NewMatch[]): Promise<void> {
  const isOver = ({ state }: NewMatch) => !['live', 'upcoming'].includes(matchColumns(state).status)
  const sealed = matches.filter(isOver).map(({ id, state }) => ({
    match_id: id,
    last_seq: state.seq,
    facts: JSON.stringify(state.log.map(({ fact }) => fact)),
  }))
  if (sealed.length > 0) await db.insertInto('match_sealed_log').values(sealed).execute()
  for (const match of matches.filter((one) => !isOver(one) && one.state.seq > 0)) {
    const { id, state, recordedBy } = match
    await insertEvents(db, id, { entries: state.log, recordedBy })
  }
}
