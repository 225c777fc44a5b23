import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '#config.ts'
import { CannotStart } from '#cannot-start.ts'

export type Migration = {
  readonly number: number
  /** The file name: `0003-matches.sql`. */
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

export const migrationsDirectory = path.join(root, 'db', 'migrations')

const FILE_NAME = /^(\d{4})-[a-z0-9-]+\.sql$/

function readMigration(directory: string, name: string): Migration {
  const number = FILE_NAME.exec(name)?.[1]
  if (number === undefined) {
    throw new CannotStart(
      `${path.join(directory, name)} is not named like a migration (0001-what-it-does.sql). Rename it or move it away.`,
    )
  }
  const sql = readFileSync(path.join(directory, name), 'utf8')
  return {
    number: Number(number),
    name,
    sql,
    checksum: createHash('sha256').update(sql).digest('hex'),
  }
}

/**
 * The migrations of a folder in order. Two with the same number are refused by name; a gap is allowed, for
 * a branch that lands later.
 */
export function readMigrations(directory = migrationsDirectory): readonly Migration[] {
  const names = readdirSync(directory)
    .filter((name) => !name.startsWith('.'))
    .sort()
  const migrations = names.map((name) => readMigration(directory, name))
  const twin = migrations.find(({ number }, index) => number === migrations[index - 1]?.number)
  if (twin) {
    const expected = String(twin.number + 1).padStart(4, '0')
    throw new CannotStart(
      `The migration ${twin.name} stands where number ${expected} should: no two have the same number.`,
    )
  }
  return migrations
}
