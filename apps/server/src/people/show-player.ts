import type { Appearance } from '@pavilion/contract/people/player-calls.ts'
import { os } from '#http/implement.ts'
import { success } from '#http/answer.ts'
import { fromStart } from '#paging/read-part.ts'
import { refreshTotals } from '#records/totals.queries.ts'
import { countedMatches, fixturesOf, matchCards, signedMatches } from '#matches/matches.ts'
import type { AppContext } from '#app-context.ts'
import { siteScope } from '#sites/sites.ts'
import { careerOf } from './career.ts'
import { readFeats } from './feats.ts'
import { countsAs } from './person.queries.ts'
import {
  findAppearances,
  findBattingCareer,
  findBowlingCareer,
  findMatchesPlayed,
  findPlayed,
  findSources,
  type CareerOf,
} from './career.queries.ts'
import { playerSummary } from './filter-players.ts'
import { findPlayers, playerOrders } from './player-list.queries.ts'

const LATEST = 10

export const showPlayer = os.players.show.handler(async ({ input, context, errors }) => {
  const { app } = context
  await refreshTotals(app.db)
  const playerId = await countsAs(app.db, input.playerId)
  const [row] = await findPlayers(app.db, {
    filter: { ids: [playerId], scope: await siteScope(context) },
    ...fromStart(playerOrders.name, 1),
  })
  if (row === undefined) throw errors.PLAYER_NOT_FOUND()
  const only = await countedMatches(app.db, input.scored, () => findPlayed(app.db, playerId))
  const career = { personId: playerId, only }
  const [figures, sources, recent, feats, { upcoming }] = await Promise.all([
    readCareer(app, career),
    findSources(app.db, playerId),
    readAppearances(context, career),
    readFeats(context, playerId),
    fixturesOf(context, { playerId }),
  ])
  return success(row.name, {
    player: playerSummary(row),
    career: figures,
    sources,
    recent,
    feats,
    upcoming,
  })
})

async function readCareer({ db }: AppContext, career: CareerOf) {
  const [played, batting, bowling] = await Promise.all([
    findMatchesPlayed(db, career),
    findBattingCareer(db, career),
    findBowlingCareer(db, career),
  ])
  return careerOf(played, batting, bowling)
}

type Asked = { readonly app: AppContext; readonly host: string }

async function readAppearances(asked: Asked, career: CareerOf): Promise<Appearance[]> {
  const shown = { scope: await siteScope(asked), size: LATEST }
  const rows = await findAppearances(asked.app.db, career, shown)
  const ids = rows.map(({ matchId }) => matchId)
  const [cards, signed] = await Promise.all([
    matchCards(asked, { ids }),
    signedMatches(asked.app.db, ids),
  ])
  return rows.flatMap(({ matchId, side, ...made }) => {
    const match = cards.find((card) => card.id === matchId)
    if (match === undefined) return []
    const team = match.sides[side === 0 ? 0 : 1]
    return [{ match, team, ...made, isSigned: signed.has(matchId) }]
  })
}
