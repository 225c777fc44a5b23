import type { Appearance } from '@pavilion/contract/player-calls.ts'
import { os } from '#http/implement.ts'
import { success } from '#lists/answer.ts'
import { fromStart } from '#lists/read-part.ts'
import { settleTotals } from '#lists/totals.queries.ts'
import { fixturesOf, matchCards } from '#matches/matches.ts'
import type { World } from '#world.ts'
import { worldShown } from '#sites/sites.ts'
import { careerOf } from './career.ts'
import {
  findAppearances,
  findBattingCareer,
  findBowlingCareer,
  findMatchesPlayed,
} from './career.queries.ts'
import { playerSummary } from './filter-players.ts'
import { findPlayers, playerOrders } from './player-list.queries.ts'

const LATEST = 10

export const showPlayer = os.players.show.handler(
  async ({ input: { playerId }, context, errors }) => {
    const { world } = context
    await settleTotals(world.db)
    const [row] = await findPlayers(world.db, {
      filter: { id: playerId, world: await worldShown(context) },
      ...fromStart(playerOrders.name, 1),
    })
    if (row === undefined) throw errors.PLAYER_NOT_FOUND()
    const [career, recent, { upcoming }] = await Promise.all([
      readCareer(world, playerId),
      readAppearances(context, playerId),
      fixturesOf(context, { playerId }),
    ])
    return success(row.name, { player: playerSummary(row), career, recent, upcoming })
  },
)

async function readCareer({ db }: World, playerId: string) {
  const [played, batting, bowling] = await Promise.all([
    findMatchesPlayed(db, playerId),
    findBattingCareer(db, playerId),
    findBowlingCareer(db, playerId),
  ])
  return careerOf(played, batting, bowling)
}

type Asked = { readonly world: World; readonly host: string }

async function readAppearances(asked: Asked, playerId: string): Promise<Appearance[]> {
  const shown = { world: await worldShown(asked), size: LATEST }
  const rows = await findAppearances(asked.world.db, playerId, shown)
  const cards = await matchCards(asked, { ids: rows.map(({ matchId }) => matchId) })
  return rows.flatMap(({ matchId, side, batting, bowling }) => {
    const match = cards.find((card) => card.id === matchId)
    return match === undefined
      ? []
      : [{ match, team: match.sides[side === 0 ? 0 : 1], batting, bowling }]
  })
}
