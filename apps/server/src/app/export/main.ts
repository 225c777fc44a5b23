// `npm run export -- DIR [--match ID…]`
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { matchDataForms } from '@pavilion/contract/matches/match-file.ts'
import { CannotStart, messageOf } from '#cannot-start.ts'
import type { Connection } from '#db/connect.ts'
import { matchesNamed, matchFile, recordedMatches } from '#matches/matches.ts'
import { withConfigured } from '../db/with-configured.ts'
import { readArguments } from './options.ts'

const wrongCall = 2
const pageSize = 500
const beforeAll = '00000000-0000-0000-0000-000000000000'

/** The ids of every match of which something has been recorded. */
async function* allMatches({ db }: Connection): AsyncGenerator<string> {
  let after = beforeAll
  for (;;) {
    const ids = await recordedMatches(db, after, pageSize)
    yield* ids
    const last = ids.at(-1)
    if (last === undefined) return
    after = last
  }
}

async function namedMatches({ db }: Connection, names: readonly string[]): Promise<string[]> {
  const found = await matchesNamed(db, names)
  const unknown = names.filter((name) => found.every((one) => one.name !== name))
  if (unknown.length > 0) throw new CannotStart(`There is no match ${unknown.join(', ')}.`)
  return [...new Set(found.map(({ id }) => id))]
}

/** Writes the files of a match; of one that was deleted meanwhile there are none. */
async function exportMatch(connection: Connection, directory: string, id: string): Promise<number> {
  let written = 0
  for (const form of matchDataForms) {
    const file = await matchFile(connection, id, form)
    if (file === undefined) continue
    await writeFile(path.join(directory, file.name), file.content)
    written++
  }
  return written
}

async function exportInto(
  connection: Connection,
  directory: string,
  names: readonly string[],
): Promise<string> {
  const ids = names.length > 0 ? await namedMatches(connection, names) : allMatches(connection)
  await mkdir(directory, { recursive: true })
  let matches = 0
  let files = 0
  for await (const id of ids) {
    files += await exportMatch(connection, directory, id)
    matches++
  }
  return `Wrote ${files} files of ${matches} matches to ${directory}.`
}

/** Answers the exit code: 0; 1 when something could not be written; 2 for wrong arguments. */
async function main(args: readonly string[]): Promise<number> {
  const call = readArguments(args)
  if ('wrong' in call) {
    console.error(call.wrong)
    return wrongCall
  }
  try {
    const { directory, matches } = call
    console.error(await withConfigured((found) => exportInto(found, directory, matches)))
    return 0
  } catch (error) {
    console.error(error instanceof CannotStart ? error.message : messageOf(error))
    return 1
  }
}

process.exitCode = await main(process.argv.slice(2))
