import { t20 } from '@pavilion/cricket/formats/t20.ts'
import { startMatch } from '@pavilion/cricket/fold/match.ts'
import type { MatchSetup } from '@pavilion/cricket/setup.ts'
import type { AppContext } from '#app-context.ts'
import { storeMatches } from './store-matches.queries.ts'

/** Inserts an upcoming match between two new sides of eleven; answers its id and setup. */
export async function newMatch({ db }: AppContext, overs = 20) {
  const [one, other] = [await newSide(db, 'A'), await newSide(db, 'B')]
  const conditions = { ...t20, oversPerInnings: overs, maxOversPerBowler: Math.ceil(overs / 5) }
  const setup: MatchSetup = { conditions, teams: [one, other] }
  const matchId = await newId(db)
  await storeMatches(db, [
    {
      id: matchId,
      tournamentId: null,
      groundId: null,
      matchNumber: null,
      stage: null,
      matchType: 'T20',
      gender: 'female',
      teamKind: 'club',
      season: '2026',
      startsOn: '2026-07-22',
      endsOn: '2026-07-22',
      startsAt: null,
      isSample: false,
      officials: [],
      state: startMatch(setup),
      recordedBy: 'test',
    },
  ])
  return { matchId, setup, one: one.players, other: other.players, teams: [one.id, other.id] }
}

async function newId(db: AppContext['db']): Promise<string> {
  const row = await db
    .selectNoFrom((make) => make.fn<string>('uuidv7').as('id'))
    .executeTakeFirstOrThrow()
  return row.id
}

async function newSide(db: AppContext['db'], letter: string) {
  const name = `Side ${letter} ${await newId(db)}`
  const team = await db
    .insertInto('team')
    .values({ name, short_name: letter, gender: 'female', kind: 'club' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const people = Array.from({ length: 11 }, (_, at) => ({
    name: `Player ${letter}${String.fromCharCode(65 + at)}`,
    cricsheet_id: null,
    gender: 'female' as const,
  }))
  const players = await db.insertInto('person').values(people).returning(['id', 'name']).execute()
  return { id: team.id, name, shortName: letter, players }
}
