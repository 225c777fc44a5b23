import { expect, test } from 'vitest'
import { freshApp } from '#app/app-context.testing.ts'
import { nobody } from '#http/caller.ts'
import { csvFile, rowsOf } from './csv-files.ts'

const app = await freshApp('empty')
const context = { app, caller: nobody, host: 'localhost', requestId: 'test' }

const fileOf = (owner: string) =>
  csvFile(context, {
    name: 'fees.csv',
    rows: [
      ['Name', 'Amount'],
      ['Asha', 12.5],
    ],
    owner,
  })

test('a table is a file that is read back as it was', async () => {
  const file = await fileOf('Asha')
  const rows = await rowsOf(context, { text: await file.text(), owner: 'Asha', field: 'csv' })

  expect(file).toMatchObject({ name: 'fees.csv', type: 'text/csv' })
  expect(rows).toEqual([
    { line: 1, cells: ['Name', 'Amount'] },
    { line: 2, cells: ['Asha', '12.5'] },
  ])
})

test('who asks for too many at once is told to come back, and others are served', async () => {
  const many = Promise.allSettled(Array.from({ length: 20 }, () => fileOf('Bilal')))

  expect((await fileOf('Asha')).size).toBeGreaterThan(0)
  const refused = (await many).filter(({ status }) => status === 'rejected')
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]).toMatchObject({ reason: { code: 'TOO_BUSY', status: 503 } })
})
