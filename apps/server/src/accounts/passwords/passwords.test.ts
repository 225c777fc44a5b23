import { expect, test } from 'vitest'
import { freshDatabase } from '#db/database.testing.ts'
import { member, newPerson, startAccountServer } from '../accounts.testing.ts'
import { comparedWith } from './passwords.ts'

const database = await freshDatabase()
const server = await startAccountServer(database)

/** What of a hash says how much work it is: the algorithm, its costs, and how long salt and hash are. */
function workOf(hash: string): string {
  const [, algorithm, version, costs, salt = '', key = ''] = hash.split('$')
  return `${algorithm} ${version} ${costs} ${salt.length} ${key.length}`
}

test('a login is the same work whether there is an account, one to be verified, both or neither', async () => {
  await member(server)
  await server.account('register', { body: newPerson() })
  const { rows } = await database.pool.query<{ hash: string }>(
    'select password_hash as hash from account order by status',
  )
  const [owner, unverified] = rows.map(({ hash }) => hash)

  const works = [
    comparedWith([owner, unverified]),
    comparedWith([owner, undefined]),
    comparedWith([undefined, unverified]),
    comparedWith([undefined, undefined]),
  ].map((hashes) => hashes.map(workOf))

  expect(owner).toMatch(/^\$argon2id\$/)
  expect(works).toEqual(works.map(() => Array.from({ length: 2 }, () => workOf(owner ?? ''))))
})
