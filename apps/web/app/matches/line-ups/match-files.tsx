import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import type { MatchInfo } from '@pavilion/contract/matches/match-info.ts'
import type { MatchFileForm } from '@pavilion/contract/matches/match-file.ts'
import * as t from '#texts/matches.ts'
import styles from './line-ups.module.css'
import { MatchFileButton } from './match-file-button.tsx'

type FileKind = { readonly form: MatchFileForm; readonly says: string; readonly ending: string }

const kinds: readonly FileKind[] = [
  { form: 'scorebook.pdf', says: t.scorebookAsPdf, ending: '_scorebook.pdf' },
  { form: 'cricsheet.json', says: t.matchAsJson, ending: '.json' },
  { form: 'ashwin.csv', says: t.deliveriesAsCsv, ending: '.csv' },
  { form: 'ashwin-info.csv', says: t.detailsAsCsv, ending: '_info.csv' },
  { form: 'log.json', says: t.logWithItsHashes, ending: '_log.json' },
]

type MatchFilesProps = { readonly match: MatchCard; readonly log: MatchInfo['log'] }

/** Downloads of the match: a scorebook, the formats of Cricsheet, and its log. */
export function MatchFiles({ match, log }: MatchFilesProps) {
  return (
    <div className={styles.files}>
      {kinds.map((kind) => (
        <MatchFileButton key={kind.form} match={match} {...kind} />
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
