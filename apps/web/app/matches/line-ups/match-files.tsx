import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import type { MatchInfo } from '@pavilion/contract/matches/match-info.ts'
import type { MatchFileForm } from '@pavilion/contract/matches/match-file.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { useState } from 'react'
import { file } from '#calls/matches.ts'
import { saveFile } from '#shared/save-file.ts'
import { send } from '#state/api.ts'
import { toasts } from '#state/toasts.ts'
import { useClientState } from '#state/use-client-state.ts'
import * as t from '#texts/matches.ts'
import styles from './line-ups.module.css'

type FileKind = { readonly form: MatchFileForm; readonly says: string; readonly ending: string }

const kinds: readonly FileKind[] = [
  { form: 'cricsheet.json', says: t.matchAsJson, ending: '.json' },
  { form: 'ashwin.csv', says: t.deliveriesAsCsv, ending: '.csv' },
  { form: 'ashwin-info.csv', says: t.detailsAsCsv, ending: '_info.csv' },
  { form: 'log.json', says: t.logWithItsHashes, ending: '_log.json' },
]

type MatchFilesProps = { readonly match: MatchCard; readonly log: MatchInfo['log'] }

/** Downloads of the match in the formats of Cricsheet, and of its log. */
export function MatchFiles({ match, log }: MatchFilesProps) {
  const { isRestored } = useClientState()
  const [busy, setBusy] = useState<MatchFileForm | null>(null)
  const download = async ({ form, ending }: FileKind) => {
    setBusy(form)
    const answer = await send(file, { matchId: match.id, form })
    setBusy(null)
    if (answer.ok) saveFile(answer.data, `${match.slug}${ending}`)
    else toasts.add('error', answer.message)
  }
  return (
    <div className={styles.files}>
      {kinds.map((kind) => (
        <Button
          key={kind.form}
          variant="outline"
          icon="download"
          busy={busy === kind.form}
          disabled={!isRestored}
          onClick={() => void download(kind)}
        >
          {kind.says}
        </Button>
      ))}
      <p className={styles.hash}>
        {t.logHashAt({ seq: log.seq })} <code>{log.hash}</code>
      </p>
      <p className={styles.hash}>
        <a href="/verify-log">{t.checkExportedLog}</a>
      </p>
    </div>
  )
}
