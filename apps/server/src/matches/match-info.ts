import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import type { MatchInfo } from '@pavilion/contract/matches/match-info.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { personRef } from '#records/references.queries.ts'
import { headOf } from './files/log-chain.ts'
import type { MatchInfoRow } from './match-info.queries.ts'

/** Players have the ids that the log uses, and the people whom they count as. */
export function matchInfo(
  { row, scored }: { readonly row: MatchInfoRow; readonly scored: MatchInfo['scored'] },
  card: MatchCard,
  state: MatchState,
): MatchInfo {
  const [one, other] = card.sides
  const people = new Map(row.players.map(({ playerId, person }) => [playerId, personRef(person)]))
  const playersOf = (side: number) =>
    row.players
      .filter((player) => player.side === side)
      .map(({ playerId, person }) => ({ playerId, person: personRef(person) }))
  const best = state.playerOfMatch?.players ?? []
  return {
    toss: tossOf(card, state),
    officials: row.officials.map(({ role, person }) => ({ role, person: personRef(person) })),
    squads: [
      { team: one, players: playersOf(0) },
      { team: other, players: playersOf(1) },
    ],
    playerOfMatch: best.flatMap((id) => people.get(id) ?? []),
    hasTable: row.hasTable,
    usualScore: row.usualScore,
    source: row.source,
    scored,
    visibility: row.visibility,
    log: headOf({ match: card.id, setup: state.setup, entries: state.log }),
  }
}

function tossOf({ sides }: MatchCard, { toss }: MatchState): MatchInfo['toss'] {
  const winner = sides.findIndex(({ id }) => id === toss?.winner)
  return toss === null || winner < 0 ? null : { winner, decision: toss.decision }
}
