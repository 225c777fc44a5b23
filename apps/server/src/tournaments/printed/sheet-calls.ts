import path from 'node:path'
import type { TournamentSheet } from '@pavilion/contract/tournaments/sheet-calls.ts'
import { type CallContext, os } from '#http/implement.ts'
import { fromStart } from '#paging/read-part.ts'
import { slugOf } from '#records/slug.ts'
import { networkOfCaller, refuseFull } from '#security/bounded-work.ts'
import { FULL } from '#security/fair-queue.ts'
import { FAILED, threadsFor } from '#security/thread-pool.ts'
import { siteOf, siteScope } from '#sites/sites.ts'
import { findSetup } from '../manage/setup.queries.ts'
import { standingsOf } from '../standings.ts'
import {
  findTournaments,
  type TournamentListRow,
  tournamentOrders,
} from '../tournament-list.queries.ts'
import { findSchedule } from './find-schedule.ts'
import type { SheetToPrint } from './print-sheet.ts'
import { tablesOf } from './tables-of.ts'

const threadsOf = threadsFor<SheetToPrint, Uint8Array<ArrayBuffer>>(
  'file',
  path.join(import.meta.dirname, 'sheet-worker.ts'),
)

/** Printed in a worker thread, in turn with what other networks ask for. */
export const showSheet = os.tournaments.sheet.handler(async ({ input, context, errors }) => {
  const { tournamentId, form } = input
  const { app } = context
  const [row] = await findTournaments(app.db, {
    filter: { id: tournamentId, scope: await siteScope(context) },
    ...fromStart(tournamentOrders.name, 1),
  })
  if (row === undefined) throw errors.TOURNAMENT_NOT_FOUND()
  const sheet = await sheetOf(context, row, form)
  const pdf = await threadsOf(app).run(networkOfCaller(context), sheet)
  if (pdf === FULL) return refuseFull(context, 'files are being written')
  if (pdf === FAILED) throw new Error(`The ${form} of a tournament took too long to print.`)
  return new File([pdf], `${slugOf(`${row.name} ${row.season}`)}-${form}`, {
    type: 'application/pdf',
  })
})

async function sheetOf(
  context: CallContext,
  row: TournamentListRow,
  form: TournamentSheet,
): Promise<SheetToPrint> {
  const { app, host } = context
  const { id, name, season, places } = row
  const setup = await findSetup(app.db, id)
  const { timeZone } = setup ?? (await siteOf(app, host))
  return {
    name: `${name} ${season}`,
    about: [setup?.fields.organiser, places.join(', ')].filter(Boolean).join(', '),
    asOf: `As of ${nowText(app.now(), timeZone)}.`,
    sheet:
      form === 'schedule.pdf'
        ? { is: 'schedule', ...(await findSchedule(context, id)) }
        : { is: 'table', tables: tablesOf(await standingsOf(app, row)) },
  }
}

const nowText = (now: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone }).format(
    new Date(now),
  )
