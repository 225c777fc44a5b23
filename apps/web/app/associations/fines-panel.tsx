import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { ErrorState } from '@pavilion/kit/states.tsx'
import { Table } from '@pavilion/kit/table.tsx'
import { Link } from 'react-router'
import * as associations from '#calls/associations.ts'
import { useShell } from '#layout/use-shell.ts'
import { tournamentAddress } from '#shared/addresses.ts'
import shared from '#shared/console.module.css'
import { shortDay } from '#shared/dates.ts'
import { send } from '#state/api.ts'
import type { OutputOf } from '#state/call.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as common from '#texts/common.ts'
import * as t from '#texts/associations.ts'
import { FileButton } from './file-button.tsx'

type FinesProps = { readonly organisationId: string; readonly year: number }
type Fines = OutputOf<typeof associations.fines>['data']

/** What teams and players have to pay by rulings in the tournaments of an association. */
export function FinesPanel(asked: FinesProps) {
  const { organisationId, year } = asked
  const { answer, again } = useQueryAnswer({
    key: ['fines', organisationId, String(year)],
    call: () => send(associations.fines, asked),
    keep: false,
  })
  return (
    <Panel level={2} title={t.fines}>
      {answer === undefined && <Skeleton height="120px" />}
      {answer?.ok === false && (
        <ErrorState level={3} action={<Button onClick={again}>{common.tryAgain}</Button>}>
          {answer.message}
        </ErrorState>
      )}
      {answer?.ok && <FinesList {...answer.data.data} {...asked} />}
    </Panel>
  )
}

function FinesList({ fines, total, ...asked }: Fines & FinesProps) {
  if (fines.length === 0) return <p className="pv-muted">{t.noFines}</p>
  return (
    <div className={shared.form}>
      {total > fines.length && (
        <p className="pv-small pv-muted">{t.finesOfAll({ shown: fines.length, all: total })}</p>
      )}
      <FinesTable fines={fines} />
      <div>
        <FileButton
          name={`fines-${asked.year}.csv`}
          call={() => send(associations.finesFile, asked)}
        />
      </div>
    </div>
  )
}

function FinesTable({ fines }: Pick<Fines, 'fines'>) {
  const locale = useShell()?.site.locale ?? 'en'
  return (
    <Table caption={t.fines}>
      <thead>
        <tr>
          {[t.date, t.tournament, t.club, t.team, t.player, t.fine, t.reason].map((head) => (
            <th key={head}>{head}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fines.map(({ id, on, tournament, club, team, player, fine, reason }) => (
          <tr key={id}>
            <td>{shortDay(on, locale)}</td>
            <td>
              <Link className="pv-link" to={tournamentAddress(tournament)}>
                {tournament.name}
              </Link>
            </td>
            <td>{club ?? '–'}</td>
            <td>{team}</td>
            <td>{player ?? '–'}</td>
            <td>{fine}</td>
            <td>{reason}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
