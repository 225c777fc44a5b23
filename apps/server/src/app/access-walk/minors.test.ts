// Every call that anybody may make is made about a match, a team and a person of the records who is under 18. None of
// the answers may tell the name, until a guardian agrees.
import { matchFileForms } from '@pavilion/contract/matches/match-file.ts'
import { expect, test } from 'vitest'
import { clientOf, freshApp } from '#app/app-context.testing.ts'
import { loadContent } from '#cms/cms.ts'
import { liveSnapshot } from '#matches/matches.ts'
import { forgetMinors } from '#privacy/minors.ts'
import { answersToAnybody, textOf } from './answers-to-anybody.testing.ts'
import { makeThings } from './things.testing.ts'
import { someone } from './people.testing.ts'

const app = await freshApp('sample')
await loadContent(app)
const { pool } = app
const NAME = 'Quratulain Zorkotovna'
const TELLING = /quratulain|zorkotovna/i

/** One of the side that batted first in the match is called that now, wherever the name is kept. */
async function renamed(matchId: string): Promise<string> {
  const { rows } = await pool.query<{ id: string; name: string }>(
    `select p.id, p.name from match_player mp join person p on p.id = mp.person_id
     where mp.match_id = $1 order by mp.side, mp.position limit 1`,
    [matchId],
  )
  const { id = '', name = '' } = rows[0] ?? {}
  await pool.query('update person set name = $2, cricsheet_id = null where id = $1', [id, NAME])
  await pool.query(
    `update match set setup = replace(setup::text, $1, $2)::jsonb, updated_at = now()
     where setup::text like '%' || $3 || '%'`,
    [JSON.stringify(name), JSON.stringify(NAME), id],
  )
  return id
}

const shared = await makeThings(app)
const { matchId, organisationId } = shared
const playerId = await renamed(matchId)
const memberId = await someone(app)
const { rows: sides } = await pool.query<{ team_id: string }>(
  'select team_id from match_side where match_id = $1 order by side limit 1',
  [matchId],
)
const things = { ...shared, memberId, playerId, teamId: sides[0]?.team_id ?? '' }
const publicAnswers = async (): Promise<Map<string, string>> =>
  new Map([...(await answersToAnybody(app, things)), ...(await moreAnswers())])

/** What the tables do not ask for: searches for the name, files, and what live streams send. */
async function moreAnswers(): Promise<[string, string][]> {
  const client = clientOf(app)
  const asked: [string, Promise<unknown>][] = [
    ['players by name', client.players.filter({ filter: { text: NAME } })],
    ['players of the team', client.players.filter({ filter: { teamId: things.teamId } })],
    ['search', client.search.everything({ q: NAME })],
    ['snapshot', liveSnapshot(app, matchId)],
    ...matchFileForms.map((form): [string, Promise<unknown>] => [
      form,
      client.matches.file({ matchId, form }),
    ]),
  ]
  return Promise.all(
    asked.map(async ([name, answer]): Promise<[string, string]> => [
      name,
      await textOf(await answer),
    ]),
  )
}

const telling = (answers: ReadonlyMap<string, string>): string[] =>
  [...answers].filter(([, text]) => TELLING.test(text)).map(([name]) => name)

test('no public answer tells the name of a child until a guardian agrees to it', async () => {
  const before = telling(await publicAnswers())
  expect(before).toContain('matches.show')
  expect(before).toContain('players.show')
  expect(before).toContain('log.json')
  expect(before.length).toBeGreaterThan(10)

  await app.db
    .insertInto('club_player')
    .values({
      organisation_id: organisationId,
      name: NAME,
      born_on: '2014-05-01',
      added_at: app.now(),
    })
    .execute()
  await pool.query(
    `insert into squad_player (player_id, team_id, organisation_id, season, shirt, added_at)
     select p.id, t.id, t.organisation_id, $3, 7, now() from club_player p
     join team t on t.id = $1 and t.organisation_id = p.organisation_id where p.name = $2`,
    [things.teamId, NAME, app.now().slice(0, 4)],
  )
  forgetMinors(app)
  const answers = await publicAnswers()
  expect(telling(answers)).toEqual([])
  expect(answers.get('players.show')).toContain('Q. Z.')
  expect(answers.get('teams.show')).toMatch(/"seasonSquad":\{.*"Q. Z."/)

  await app.db
    .updateTable('club_player')
    .set({ shows_name: true })
    .where('name', '=', NAME)
    .execute()
  forgetMinors(app)
  const shown = await publicAnswers()
  expect(telling(shown)).toEqual(expect.arrayContaining(before))
  expect(shown.get('teams.show')).toMatch(TELLING)
})

test('who was imported with a Cricsheet id is no child of a club of that name', async () => {
  await app.db
    .updateTable('club_player')
    .set({ shows_name: false })
    .where('name', '=', NAME)
    .execute()
  await pool.query(`update person set cricsheet_id = 'c0ffee00' where id = $1`, [playerId])
  forgetMinors(app)
  const { data } = await clientOf(app).players.show({ playerId: things.playerId })
  expect(JSON.stringify(data)).toContain(NAME)
})
