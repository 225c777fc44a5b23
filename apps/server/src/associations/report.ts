import { counted, success } from '#http/answer.ts'
import { csvFile } from '#csv/csv-files.ts'
import { os } from '#http/implement.ts'
import { organisationRef } from '#records/references.queries.ts'
import { managedBy } from './managed.ts'
import { countFines, findFines } from './fines.queries.ts'
import { countAffiliated, findReport } from './report.queries.ts'

const MOST_LINES = 2_000

export const showReport = os.associations.report.handler(async ({ input, context }) => {
  const { organisation } = await managedBy(context, input.organisationId)
  const { db } = context.app
  const { id: associationId } = organisation
  const [rows, total] = await Promise.all([
    findReport(db, { associationId, year: input.year, most: MOST_LINES }),
    countAffiliated(db, associationId),
  ])
  return success(counted(total, 'club'), {
    total,
    organisation: organisationRef(organisation),
    lines: rows.map((row) => ({ ...row, organisation: organisationRef(row.organisation) })),
  })
})

const heads = ['Club', 'Teams', 'Registered', 'Overseas', 'Matches', 'Participants']

export const reportFile = os.associations.reportFile.handler(async ({ input, context }) => {
  const { actor, organisation } = await managedBy(context, input.organisationId)
  const { year } = input
  const rows = await findReport(context.app.db, { associationId: organisation.id, year })
  const cells = rows.map((row) => [
    row.organisation.name,
    row.teams,
    row.registered,
    row.overseas,
    row.matches,
    row.participants,
  ])
  const name = `report-${year}.csv`
  return csvFile(context, { name, rows: [heads, ...cells], owner: actor.accountId })
})

export const listFines = os.associations.fines.handler(async ({ input, context }) => {
  const { organisation } = await managedBy(context, input.organisationId)
  const { db } = context.app
  const asked = { associationId: organisation.id, year: input.year }
  const [fines, total] = await Promise.all([
    findFines(db, { ...asked, most: MOST_LINES }),
    countFines(db, asked),
  ])
  return success(counted(total, 'fine'), { fines, total })
})

const fineHeads = ['Date', 'Tournament', 'Club', 'Team', 'Player', 'Fine', 'Reason']

export const finesFile = os.associations.finesFile.handler(async ({ input, context }) => {
  const { actor, organisation } = await managedBy(context, input.organisationId)
  const { year } = input
  const fines = await findFines(context.app.db, { associationId: organisation.id, year })
  const cells = fines.map(({ on, tournament, club, team, player, fine, reason }) => [
    on,
    tournament.name,
    club ?? '',
    team,
    player ?? '',
    fine,
    reason,
  ])
  const name = `fines-${year}.csv`
  return csvFile(context, { name, rows: [fineHeads, ...cells], owner: actor.accountId })
})
