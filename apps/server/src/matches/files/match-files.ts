import type { MatchFileForm } from '@pavilion/contract/matches/match-file.ts'
import { deliveryRows, infoRows } from '@pavilion/cricket/cricsheet/ashwin.ts'
import type { MatchToTabulate } from '@pavilion/cricket/cricsheet/ashwin.ts'
import { writeFile } from '@pavilion/cricket/cricsheet/source.ts'
import type { AppContext } from '#app-context.ts'
import type { Db } from '#db/connect.ts'
import { csvLinesOf } from '#csv/csv.ts'
import { findMatch, type MatchRow } from '../match-log.queries.ts'
import { entriesOf, foldRow } from '../read-match.ts'
import { newSource } from './file-info.ts'
import { findSignatures } from './signatures.queries.ts'
import { logOf, signedLog, type StoredSignature, storedSignatures } from './signatures.ts'
import { type FileRow, findFileRow } from './match-file.queries.ts'
import { printScorebook } from './scorebook/print-scorebook.ts'

/** `name`: as Cricsheet names its files, by the match's id. */
export type MatchFile = {
  readonly name: string
  readonly type: string
  readonly content: string | Uint8Array<ArrayBuffer>
}

/** `isAsRead`: the facts are those of the file that was imported. */
type Match = MatchToTabulate & {
  readonly matchId: string
  readonly isAsRead: boolean
  readonly file: FileRow
  readonly signatures: readonly StoredSignature[]
}

const writers: Readonly<Record<MatchFileForm, (match: Match) => MatchFile | Promise<MatchFile>>> = {
  'cricsheet.json': ({ id, state, source, isAsRead }) => ({
    name: `${id}.json`,
    type: 'application/json',
    content: `${JSON.stringify(writeFile(state, source, isAsRead), null, 2)}\n`,
  }),
  'ashwin.csv': (match) => ({
    name: `${match.id}.csv`,
    type: 'text/csv',
    content: csvLinesOf(deliveryRows(match)),
  }),
  'ashwin-info.csv': (match) => ({
    name: `${match.id}_info.csv`,
    type: 'text/csv',
    content: csvLinesOf(infoRows(match)),
  }),
  'log.json': ({ id, matchId, state, signatures }) => ({
    name: `${id}_log.json`,
    type: 'application/json',
    content: `${JSON.stringify(signedLog(logOf(matchId, state), signatures))}\n`,
  }),
  'scorebook.pdf': async ({ id, ...match }) => ({
    name: `${id}_scorebook.pdf`,
    type: 'application/pdf',
    content: await printScorebook(match),
  }),
}

/** Everything that a file is written from, as it is stored. */
export type StoredMatch = {
  readonly matchId: string
  readonly file: FileRow
  readonly match: MatchRow
  readonly signatures: readonly StoredSignature[]
}

/** Undefined when there is no such match. */
export async function findStoredMatch(db: Db, matchId: string): Promise<StoredMatch | undefined> {
  const file = await findFileRow(db, matchId)
  const match = await findMatch(db, matchId)
  if (file === undefined || match === undefined) return undefined
  const log = { match: matchId, setup: match.setup, entries: entriesOf(match, 0) }
  const signatures = storedSignatures(await findSignatures(db, matchId), log)
  return { matchId, file, match, signatures }
}

export async function writeMatchFile(
  { matchId, file, match, signatures }: StoredMatch,
  form: MatchFileForm,
): Promise<MatchFile> {
  const { state } = foldRow(match)
  const source = file.source ?? newSource(file, state)
  const isAsRead = file.sealedSeq === state.seq
  const id = file.cricsheetId ?? matchId
  return writers[form]({ id, matchId, state, source, isAsRead, file, signatures })
}

/** A match as a file, written here; undefined when there is no such match. */
export async function matchFile(
  { db }: Pick<AppContext, 'db'>,
  matchId: string,
  form: MatchFileForm,
): Promise<MatchFile | undefined> {
  const stored = await findStoredMatch(db, matchId)
  return stored && writeMatchFile(stored, form)
}
