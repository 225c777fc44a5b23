import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { Table } from '@pavilion/kit/table.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Route } from './+types/report-page.ts'
import * as associations from '#calls/associations.ts'
import { OrganisationConsole } from '#shared/organisation-console.tsx'
import { organisationAddress } from '#shared/addresses.ts'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import shared from '#shared/console.module.css'
import { shellOf } from '#shared/head.ts'
import { ownHead } from '#shared/own-head.ts'
import { send, serverNow } from '#state/api.ts'
import type { OutputOf } from '#state/call.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/associations.ts'
import { FileButton } from './file-button.tsx'
import { FinesPanel } from './fines-panel.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  ownHead(shellOf(matches), { title: t.report, description: t.whatAReportIs, path: '/manage' })

type Report = OutputOf<typeof associations.report>['data']

/** What everybody affiliated to an association did in a year. */
export default function ReportPage({ params: { organisationId } }: Route.ComponentProps) {
  const [year, setYear] = useState(() => new Date(serverNow()).getUTCFullYear())
  const { answer, again } = useQueryAnswer({
    key: ['report', organisationId, String(year)],
    call: () => send(associations.report, { organisationId, year }),
    keep: false,
  })
  return (
    <ConsoleFrame answer={answer} again={again}>
      {(report) => <Page report={report} year={year} onYear={setYear} />}
    </ConsoleFrame>
  )
}

type PageProps = {
  readonly report: Report
  readonly year: number
  readonly onYear: (year: number) => void
}

function Page({ report, year, onYear }: PageProps) {
  const { organisation, lines, total } = report
  const asked = { organisationId: organisation.id, year }
  return (
    <OrganisationConsole organisation={organisation} current="report">
      <Panel level={2} title={t.reportFor({ year: String(year) })}>
        <div className={shared.form}>
          <YearForm year={year} onYear={onYear} />
          {lines.length === 0 ? (
            <p className="pv-muted">{t.nobodyAffiliated}</p>
          ) : (
            <>
              {total > lines.length && (
                <p className="pv-small pv-muted">
                  {t.linesOfAll({ shown: lines.length, all: total })}
                </p>
              )}
              <ReportTable lines={lines} />
              <div>
                <FileButton
                  name={`report-${year}.csv`}
                  call={() => send(associations.reportFile, asked)}
                />
              </div>
            </>
          )}
        </div>
      </Panel>
      <FinesPanel {...asked} />
    </OrganisationConsole>
  )
}

function YearForm({ year, onYear }: Omit<PageProps, 'report'>) {
  const [typed, setTyped] = useState(String(year))
  return (
    <form
      className={shared.actions}
      onSubmit={(event) => {
        event.preventDefault()
        if (/^(19|20|21)\d\d$/.test(typed)) onYear(Number(typed))
      }}
    >
      <TextField
        label={t.year}
        inputMode="numeric"
        maxLength={4}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" variant="outline">
        {t.show}
      </Button>
    </form>
  )
}

function ReportTable({ lines }: Pick<Report, 'lines'>) {
  const figures = ['teams', 'registered', 'overseas', 'matches', 'participants'] as const
  const heads = {
    teams: t.teams,
    registered: t.registered,
    overseas: t.overseas,
    matches: t.matches,
    participants: t.played,
  }
  return (
    <Table caption={t.report}>
      <thead>
        <tr>
          <th>{t.club}</th>
          {figures.map((one) => (
            <th key={one} data-number>
              {heads[one]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ organisation, ...line }) => (
          <tr key={organisation.id}>
            <td>
              <Link className="pv-link" to={organisationAddress(organisation)}>
                {organisation.name}
              </Link>
            </td>
            {figures.map((one) => (
              <td key={one} data-number>
                {line[one]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
