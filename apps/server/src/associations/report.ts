import { counted, success } from '#http/answer.ts'
import { csvFile } from '#csv/csv-files.ts'
import { os } from '#http/implement.ts'
import { organisationRef } from '#records/references.queries.ts'
import { managedBy } from './managed.ts'
import { findReport } from './report.queries.ts'

export const showReport = os.associations.report.handler(async ({ input, context }) => {
  const { organisation } = await managedBy(context, input.organisationId)
  const rows = await findReport(context.app.db, organisation.id, input.year)
  return success(counted(rows.length, 'club'), {
    organisation: organisationRef(organisation),
    lines: rows.map((row) => ({ ...row, organisation: organisationRef(row.organisation) })),
  })
})

const heads = ['Club', 'Teams', 'Registered', 'Overseas', 'Matches', 'Participants']

export const reportFile = os.associations.reportFile.handler(async ({ input, context }) => {
  const { actor, organisation } = await managedBy(context, input.organisationId)
  const rows = await findReport(context.app.db, organisation.id, input.year)
  const cells = rows.map((row) => [
    row.organisation.name,
    row.teams,
    row.registered,
    row.overseas,
    row.matches,
    row.participants,
  ])
  const name = `report-${input.year}.csv`
  return csvFile(context, { name, rows: [heads, ...cells], owner: actor.accountId })
})
