import type { Connection } from '../apps/server/src/db/connect.ts'

type Pool = Connection['pool']

/** So many copies of the matches have the same sides, players and grounds. */
const SHARED_BY = 8

/** A copied id is of version 8 instead of 7 and bears the number of the copy. */
const mark = (number: number) => `8${number.toString(16).padStart(3, '0')}`
const idOf = (column: string, number: number) =>
  `overlay(${column}::text placing '${mark(number)}' from 15)::uuid`
const withIds = (json: string, number: number) =>
  `regexp_replace(${json}::text, '([0-9a-f]{8}-[0-9a-f]{4}-)7[0-9a-f]{3}(-[89ab][0-9a-f]{3}-)',
    '\\1${mark(number)}\\2', 'g')`

/** The matches to copy, and what they refer to. */
const originals = `
  create unlogged table original as select * from match where cricsheet_id is not null;
  create unlogged table original_team as select * from team
    where id in (select team_id from match_side where match_id in (select id from original));
  create unlogged table original_ground as select * from ground
    where id in (select ground_id from original);
  create unlogged table original_tournament as select * from tournament
    where id in (select tournament_id from original);
  create unlogged table original_person as select * from person
    where id in (select person_id from match_player where match_id in (select id from original)
      union select person_id from match_official where match_id in (select id from original));
  create unlogged table told (match_id uuid primary key, setup jsonb, summary jsonb, result jsonb,
    last_seq integer, facts text)`

/** New sides, grounds and people, and what is told of the matches with their ids. */
const newcomers = (number: number) => `
  insert into team (id, name, short_name, gender, kind)
    select ${idOf('id', number)}, name || ' ${number}', short_name, gender, kind
    from original_team;
  insert into ground (id, name, city, time_zone)
    select ${idOf('id', number)}, name || ' ${number}', city, time_zone from original_ground;
  insert into person (id, name, gender)
    select ${idOf('id', number)}, name || ' ${number}', gender from original_person;
  truncate told;
  insert into told
    select m.id, ${withIds('setup', number)}::jsonb, ${withIds('summary', number)}::jsonb,
      ${withIds('result', number)}::jsonb, last_seq, ${withIds('facts', number)}
    from original m join match_sealed_log on match_id = m.id`

/** The rows that belong to matches, with the columns that are copied. Deliveries are read by no page. */
const belonging = {
  match_side: 'side, team_id',
  match_player: 'side, person_id, position',
  match_official: 'role, person_id, position',
  innings: `innings, team_id, bowling_team_id, super_over, runs, wickets, legal_balls, wides,
    noballs, byes, legbyes, penalty, declared, forfeited, target`,
  batting_innings: `innings, person_id, position, runs, balls, fours, sixes, dots, out, how_out,
    super_over`,
  bowling_innings: `innings, person_id, position, legal_balls, maidens, runs, wickets, wides,
    noballs, dots, super_over`,
} as const

type Copy = { readonly number: number; readonly people: number }

const matchColumns = `match_number, stage, match_group, format, match_type, gender, team_kind, season,
  status, result_text, seq`

/** The matches once more, a year earlier for each copy. */
const anotherTime = ({ number, people }: Copy) => `
  insert into tournament (id, name, season, gender)
    select ${idOf('id', number)}, name || ' ${number}', season, gender from original_tournament;
  insert into match (id, cricsheet_id, tournament_id, ground_id, starts_on, ends_on, setup, summary,
      result, ${matchColumns})
    select ${idOf('id', number)}, cricsheet_id || '-${number}', ${idOf('tournament_id', number)},
      ${idOf('ground_id', people)}, starts_on - ${number * 365}, ends_on - ${number * 365},
      told.setup, told.summary, told.result, ${matchColumns}
    from original join told on match_id = id;
  insert into match_sealed_log
    select ${idOf('match_id', number)}, last_seq, facts from told;
  ${Object.entries(belonging)
    .map(([table, columns]) => belongingRows(table, columns, { number, people }))
    .join(';')}`

function belongingRows(table: string, columns: string, { number, people }: Copy): string {
  const values = columns.replaceAll(/\w+_id/g, (column) => idOf(column, people))
  return `insert into ${table} (match_id, ${columns})
    select ${idOf('match_id', number)}, ${values} from ${table}
    where match_id in (select id from original)`
}

/** All totals at once; the notes of what is due were not taken, since that would be most of the work. */
const settle = `
  insert into totals_due
    select person_id from match_player union select person_id from match_official;
  select settle_totals();
  drop table original, original_team, original_ground, original_tournament, original_person, told`

/** Copies the imported matches until there are so many of them. Answers how many there are. */
export async function copyMatches(pool: Pool, atLeast: number): Promise<number> {
  const client = await pool.connect()
  await client.query('set statement_timeout = 0; set session_replication_role = replica')
  await client.query(originals)
  const { rows } = await client.query<{ n: number }>('select count(*)::int as n from original')
  const once = rows[0]?.n ?? 0
  const copies = Math.ceil(atLeast / once) - 1
  for (let number = 1; number <= copies; number++) {
    const people = Math.floor(number / SHARED_BY)
    if (number === 1 || number % SHARED_BY === 0) await client.query(newcomers(people))
    await client.query(anotherTime({ number, people }))
  }
  await client.query(settle)
  await client.query('vacuum analyze')
  client.release(true)
  return once * (copies + 1)
}
