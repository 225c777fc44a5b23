// Every call that anybody may make is made about a match that is only for those who have its link. None of the
// answers may tell where it is, but those to who asks for it by its id.
import { expect, test } from 'vitest'
import { clientOf, freshApp } from '#app/app-context.testing.ts'
import { loadContent } from '#cms/cms.ts'
import { answersToAnybody, textOf } from './answers-to-anybody.testing.ts'
import { makeThings } from './things.testing.ts'
import { someone } from './people.testing.ts'

const app = await freshApp('sample')
await loadContent(app)
const { pool } = app
const shared = await makeThings(app)
const { rows } = await pool.query<Played>(
  `select m.id, m.ground_id as "groundId", m.tournament_id as "tournamentId", s.team_id as "teamId",
          mp.person_id as "playerId", mo.person_id as "officialId",
          (select string_agg(t.name, ' ') from match_side ms join team t on t.id = ms.team_id
           where ms.match_id = m.id) as names
   from match m join match_side s on s.match_id = m.id join match_player mp on mp.match_id = m.id
   left join match_official mo on mo.match_id = m.id
   where m.status = 'complete' and m.id <> $1 and m.tournament_id is not null and m.ground_id is not null
   limit 1`,
  [shared.matchId],
)
type Played = {
  readonly id: string
  readonly groundId: string
  readonly tournamentId: string
  readonly teamId: string
  readonly playerId: string
  readonly officialId: string
  readonly names: string
}
const played = rows[0]
if (played === undefined) throw new Error('The sample world has no finished match.')
const { id, groundId, tournamentId, teamId, playerId, names } = played
const things = {
  ...shared,
  memberId: await someone(app),
  groundId,
  tournamentId,
  teamId,
  playerId,
}

/** What the tables do not ask for: lists and searches that would show this match first. */
async function moreAnswers(): Promise<[string, string][]> {
  const client = clientOf(app)
  const page = { size: 100 }
  const asked: [string, Promise<unknown>][] = [
    ['matches', client.matches.filter({ page })],
    ['matches of the team', client.matches.filter({ filter: { teamId }, page })],
    ['matches at the ground', client.matches.filter({ filter: { groundId }, page })],
    ['matches of the tournament', client.matches.filter({ filter: { tournamentId }, page })],
    ['matches of the player', client.matches.filter({ filter: { playerId }, page })],
    ['search', client.search.everything({ q: names })],
    ['team', client.teams.show({ teamId })],
    ['player', client.players.show({ playerId })],
    ['ground', client.grounds.show({ groundId })],
    ['tournament', client.tournaments.show({ tournamentId })],
    ['calendar of the team', client.matches.calendar({ teamId })],
    ['calendar of the tournament', client.matches.calendar({ tournamentId })],
  ]
  return Promise.all(
    asked.map(async ([name, answer]): Promise<[string, string]> => [
      name,
      await textOf(await answer),
    ]),
  )
}

async function telling(): Promise<string[]> {
  const answers = [...(await answersToAnybody(app, things)), ...(await moreAnswers())]
  return answers.filter(([, text]) => text.includes(id)).map(([name]) => name)
}

test('no list, page or calendar tells where a match is that only those with its link may see', async () => {
  const before = await telling()
  expect(before).toEqual(
    expect.arrayContaining(['matches', 'matches of the team', 'search', 'player']),
  )

  await pool.query(`update match set visibility = 'link' where id = $1`, [id])
  expect(await telling()).toEqual([])
})
