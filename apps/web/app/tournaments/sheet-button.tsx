import type { TournamentSheet } from '@pavilion/contract/tournaments/sheet-calls.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { useState } from 'react'
import { sheet } from '#calls/tournaments.ts'
import { saveFile } from '#shared/save-file.ts'
import { send } from '#state/api.ts'
import { toasts } from '#state/toasts.ts'
import { useClientState } from '#state/use-client-state.ts'
import * as t from '#texts/tournaments.ts'
import styles from './print-schedule.module.css'

type SheetButtonProps = {
  readonly tournament: { readonly id: string; readonly slug: string }
  readonly form: TournamentSheet
}

const says: Readonly<Record<TournamentSheet, string>> = {
  'schedule.pdf': t.scheduleAsPdf,
  'table.pdf': t.tableAsPdf,
}

/** Downloads what the server prints of a tournament. */
export function SheetButton({ tournament: { id, slug }, form }: SheetButtonProps) {
  const { isRestored } = useClientState()
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    const answer = await send(sheet, { tournamentId: id, form })
    setBusy(false)
    if (answer.ok) saveFile(answer.data, `${slug}-${form}`)
    else toasts.add('error', answer.message)
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
        {says[form]}
      </Button>
    </span>
  )
}
