import type { MatchFileForm } from '@pavilion/contract/matches/match-file.ts'
import { deliveryRows, infoRows } from '@pavilion/cricket/cricsheet/ashwin.ts'
import type { MatchToTabulate } from '@pavilion/cricket/cricsheet/ashwin.ts'
import { writeFile } from '@pavilion/cricket/cricsheet/source.ts'
import type { AppContext } from '#app-context.ts'
import { csvLinesOf } from '#http/csv.ts'
import { readMatch } from '../read-match.ts'
import { newSource } from './file-info.ts'
import { chainedLog } from './log-chain.ts'
import { findFileRow } from './match-file.queries.ts'

type World = Pick<AppContext, 'db' | 'pool'>

/** `name`: as Cricsheet names its files, by the match's id. */
export type MatchFile = { readonly name: string; readonly type: string; readonly text: string }

/** `isAsRead`: the facts are those of the file that was imported. */
type Match = MatchToTabulate & { readonly matchId: string; readonly isAsRead: boolean }

const writers: Readonly<Record<MatchFileForm, (match: Match) => MatchFile>> = {
  'cricsheet.json': ({ id, state, source, isAsRead }) => ({
    name: `${id}.json`,
    type: 'application/json',
    text: `${JSON.stringify(writeFile(state, source, isAsRead), null, 2)}\n`,
  }),
  'ashwin.csv': (match) => ({
    name: `${match.id}.csv`,
    type: 'text/csv',
    text: csvLinesOf(deliveryRows(match)),
  }),
  'ashwin-info.csv': (match) => ({
    name: `${match.id}_info.csv`,
    type: 'text/csv',
    text: csvLinesOf(infoRows(match)),
  }),
  'log.json': ({ id, matchId, state }) => ({
    name: `${id}_log.json`,
    type: 'application/json',
    text: `${JSON.stringify(chainedLog({ match: matchId, setup: state.setup, entries: state.log }))}\n`,
  }),
}

/** A match as a file; undefined when there is no such match. */
export async function matchFile(
  world: World,
  matchId: string,
  form: MatchFileForm,
): Promise<MatchFile | undefined> {
  const row = await findFileRow(world.db, matchId)
  const state = await readMatch(world, matchId)
  if (row === undefined || state === undefined) return undefined
  const source = row.source ?? newSource(row, state)
  const isAsRead = row.sealedSeq === state.seq
  return writers[form]({ id: row.cricsheetId ?? matchId, matchId, state, source, isAsRead })
}
