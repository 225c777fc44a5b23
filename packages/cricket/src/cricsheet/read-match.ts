import type { Margin, MatchEnded, PlayFact } from '../facts.ts'
import type { Team } from '../setup.ts'
import { asObject, asTexts, isCount, isJson, maybeText } from './place.ts'
import type { Json, Place } from './place.ts'

const mostPlayers = 100

/** Both sides, by their names in the file. */
export function readTeams(info: Json, place: Place): readonly [Team, Team] {
  const [one, other] = asTexts(info['teams'], 'info.teams', { place, most: 2 })
  if (one === undefined || other === undefined) return place.misfit('info.teams', 'two teams')
  if (one === other) place.misfit('info.teams', 'two different teams')
  const players = asObject(info['players'] ?? {}, 'info.players', place)
  return [readTeam(one, players[one], place), readTeam(other, players[other], place)]
}

function readTeam(name: string, players: unknown, place: Place): Team {
  const limit = { place, most: mostPlayers }
  const names = asTexts(players ?? [], `info.players.${name.slice(0, 50)}`, limit)
  return { id: name, name, players: names.map((player) => ({ id: player, name: player })) }
}

export function tossFact(value: unknown, teams: readonly [Team, Team]): PlayFact | null {
  if (!isJson(value)) return null
  const { winner, decision, uncontested } = value
  if (winner !== teams[0].id && winner !== teams[1].id) return null
  if (decision !== 'bat' && decision !== 'field') return null
  if (uncontested === true) return { type: 'toss', winner, decision, uncontested }
  return { type: 'toss', winner, decision }
}

export function playersOfMatch(players: readonly string[]): PlayFact | null {
  return players.length === 0 ? null : { type: 'player-of-match', players }
}

const results = new Map<unknown, MatchEnded['result']>([
  ['tie', 'tied'],
  ['draw', 'drawn'],
  ['no result', 'no result'],
])

/** The result that the file states; null when it states none that we know. */
export function outcomeFact(value: unknown): MatchEnded | null {
  if (!isJson(value)) return null
  const winner = maybeText(value['winner'])
  const result = winner === undefined ? results.get(value['result']) : 'won'
  if (result === undefined) return null
  const method = maybeText(value['method'])
  const by = marginOf(value['by'])
  const tieBreak = tieBreakOf(value)
  return {
    type: 'match-ended',
    result,
    ...(winner !== undefined && { winner }),
    ...(by !== undefined && { by }),
    ...(method !== undefined && { method }),
    ...(tieBreak !== undefined && { tieBreak }),
  }
}

function marginOf(value: unknown): Margin | undefined {
  if (!isJson(value)) return undefined
  const margin: { runs?: number; wickets?: number; innings?: number } = {}
  for (const key of ['runs', 'wickets', 'innings'] as const) {
    const count = value[key]
    if (isCount(count)) margin[key] = count
  }
  return Object.keys(margin).length === 0 ? undefined : margin
}

function tieBreakOf(outcome: Json): MatchEnded['tieBreak'] | undefined {
  const eliminator = maybeText(outcome['eliminator'])
  if (eliminator !== undefined) return { winner: eliminator, kind: 'super over' }
  const bowlOut = maybeText(outcome['bowl_out'])
  return bowlOut === undefined ? undefined : { winner: bowlOut, kind: 'bowl-out' }
}
