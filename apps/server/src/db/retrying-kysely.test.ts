import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { connect } from './connect.ts'
import { freshDatabase } from './database.testing.ts'

const { db, pool, url } = await freshDatabase()
await pool.query('create table account_of_runs (id int primary key, runs int not null)')
await pool.query('insert into account_of_runs values (1, 0), (2, 0), (3, 0)')

/** Resolves for all once so many have come; who comes again passes. */
function meeting(size: number): () => Promise<void> {
  let come = 0
  let open = () => {}
  const all = new Promise<void>((resolve) => (open = resolve))
  return () => {
    come += 1
    if (come === size) open()
    return all
  }
}

type Ids = readonly [first: number, second: number]

/** Adds a run to one row and then, once everybody has their first, to another; answers how often it was begun. */
async function addInOrder([first, second]: Ids, met: () => Promise<void>): Promise<number> {
  let begun = 0
  await db.transaction().execute(async (inside) => {
    begun += 1
    const add = (id: number) =>
      sql`update account_of_runs set runs = runs + 1 where id = ${id}`.execute(inside)
    await add(first)
    await met()
    await add(second)
  })
  return begun
}

const runs = async () => {
  const { rows } = await pool.query<{ runs: number }>(
    'select runs from account_of_runs order by id',
  )
  return rows.map((row) => row.runs)
}

test('deadlocked transactions are each completed, once', async () => {
  const met = meeting(3)

  const begun = await Promise.all([
    addInOrder([1, 2], met),
    addInOrder([2, 3], met),
    addInOrder([3, 1], met),
  ])

  expect(Math.max(...begun)).toBeGreaterThan(1)
  expect(await runs()).toEqual([2, 2, 2])
})

test('a transaction that can never be done is given up after four tries', async () => {
  let tries = 0
  const hopeless = db.transaction().execute(async (inside) => {
    tries += 1
    await sql`do $$ begin raise exception 'never' using errcode = '40001'; end $$`.execute(inside)
  })

  await expect(hopeless).rejects.toThrow('never')
  expect(tries).toBe(4)
})

test('what fails for another reason is not tried again', async () => {
  let tries = 0
  const wrong = db.transaction().execute(async (inside) => {
    tries += 1
    await sql`insert into account_of_runs values (1, 0)`.execute(inside)
  })

  await expect(wrong).rejects.toThrow('duplicate key')
  expect(tries).toBe(1)
})

test('waiting too long for a row is an error, and does not affect the row', async () => {
  const impatient = connect(url, { max: 1, lock_timeout: 100 })
  const holder = await pool.connect()
  await holder.query('begin; select from account_of_runs where id = 1 for update')

  const waiting = impatient.db
    .transaction()
    .execute((inside) => sql`update account_of_runs set runs = 0 where id = 1`.execute(inside))

  await expect(waiting).rejects.toMatchObject({ code: '55P03' })
  await holder.query('rollback')
  holder.release()
  await impatient.close()
})

test('many transactions at once that each read something beside themselves are all done', async () => {
  const narrow = connect(url, { max: 4, connectionTimeoutMillis: 5_000 })
  const beside = () => sql`select 1`.execute(narrow.db)

  const done = await Promise.all(
    Array.from({ length: 40 }, () => narrow.db.transaction().execute(() => beside())),
  )

  expect(done).toHaveLength(40)
  await narrow.close()
})

test('a transaction that fails gives its turn to the next', async () => {
  const narrow = connect(url, { max: 1 })
  const fail = () => narrow.db.transaction().execute(() => Promise.reject(new Error('on purpose')))

  await expect(fail()).rejects.toThrow('on purpose')
  await expect(fail()).rejects.toThrow('on purpose')
  await narrow.close()
})
