import { expect, test } from 'vitest'
import { connect } from './connect.ts'
import { freshDatabase } from './database.testing.ts'
import { fillPool, queryKept } from './pinned-connection.ts'

const { url } = await freshDatabase()

test('a query that fails leaves its connection to the next', async () => {
  const { pool, close } = connect(url)
  const backend = () => queryKept<{ pid: number }>(pool, 'select pg_backend_pid() as pid')
  const before = await backend()

  await expect(queryKept(pool, 'select 1 / 0')).rejects.toThrow('division by zero')

  expect(await backend()).toEqual(before)
  await close()
})

test('a pool that is filled has all its connections', async () => {
  const { pool, close } = connect(url, { max: 3 })

  await fillPool(pool)

  expect([pool.totalCount, pool.idleCount]).toEqual([3, 3])
  await close()
})

test('a connection whose pool alone was used is closed too', async () => {
  const { pool, close } = connect(url, { max: 1 })
  await pool.query('select 1')

  await close()

  expect(pool.totalCount).toBe(0)
})

test('several statements answer the rows of all of them', async () => {
  const { pool, close } = connect(url, { max: 1 })
  const rows = await queryKept(pool, 'begin; select 1 as n; select 2 as n; commit')

  expect(rows).toEqual([{ n: 1 }, { n: 2 }])
  await close()
})
