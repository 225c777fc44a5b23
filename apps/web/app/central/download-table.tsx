import type { TournamentSummary } from '@pavilion/contract/tournaments/tournament-calls.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { saveFile } from '#shared/save-file.ts'
import { table } from '#calls/tournaments.ts'
import { send } from '#state/api.ts'
import { toasts } from '#state/toasts.ts'
import { useClientState } from '#state/use-client-state.ts'
import * as t from '#texts/central.ts'
import styles from './download-table.module.css'

const PAYMENT_REQUIRED = 402

/** Downloads the table as CSV, if the account's plan includes that; otherwise offers the plan. */
export function DownloadTable({
  tournament: { id, slug },
}: {
  readonly tournament: TournamentSummary
}) {
  const { isRestored, auth } = useClientState()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const showPlan = () => {
    toasts.add('info', t.pointsTablesAsCsvFiles)
    return navigate('/pricing#pro')
  }
  const download = async () => {
    if (auth.token === null) return showPlan()
    setBusy(true)
    const answer = await send(table, { tournamentId: id })
    setBusy(false)
    if (answer.ok) return saveFile(answer.data, `${slug}.csv`)
    if (answer.status === PAYMENT_REQUIRED) return showPlan()
    return toasts.add('error', answer.message)
  }
  return (
    <span className={styles.screen}>
      <Button
        variant="outline"
        size="small"
        icon="download"
        busy={busy}
        disabled={!isRestored}
        onClick={() => void download()}
      >
        {t.downloadTableCsv}
      </Button>
    </span>
  )
}
