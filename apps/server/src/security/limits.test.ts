import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startAccountServer, statuses } from '#accounts/accounts.testing.ts'
import { freshDatabase } from '#db/database.testing.ts'

const { ask } = await startAccountServer(await freshDatabase())

let written = 0
const write = (address: string) =>
  ask('/api/v1/contact', {
    address,
    body: {
      key: randomUUID(),
      name: 'Ayesha Siddiqui',
      email: `writer${(written += 1)}@example.org`,
      subject: 'Nets on Sunday',
      message: 'Are they open to everybody?',
    },
  })

test('who has a whole network of IPv6 addresses may try no oftener than who has one', async () => {
  const addresses = Array.from({ length: 11 }, (_, at) => `2001:db8:7:7::${at.toString(16)}`)
  const answers = await Promise.all(addresses.map(write))

  expect(statuses(answers)).toEqual([...Array.from({ length: 10 }, () => 201), 429])
  expect((await write('2001:db8:7:8::1')).http).toBe(201)
})
