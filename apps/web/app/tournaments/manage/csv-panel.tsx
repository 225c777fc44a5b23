import { Button, buttonClasses } from '@pavilion/kit/button.tsx'
import { FoldingPanel } from '@pavilion/kit/folding-panel.tsx'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { lazy, Suspense, useState } from 'react'
import type { ChangeEvent, SubmitEvent } from 'react'
import shared from '#shared/console.module.css'
import * as t from '#texts/tournaments.ts'
import styles from './console.module.css'
import { DownloadFile } from './download-file.tsx'
import { fixturesFile, previewFixtures } from './fixture-calls.ts'
import type { FixturePreview, ProgrammeProps } from './fixture-calls.ts'

const CsvPreview = lazy(() =>
  import('./csv-preview.tsx').then((module) => ({ default: module.CsvPreview })),
)

/** Characters: the server takes no more. */
const LARGEST = 200_000

/** Fixtures as a file for spreadsheets, out and in. */
export function CsvPanel(props: ProgrammeProps) {
  const [text, setText] = useState('')
  const [seen, setSeen] = useState<FixturePreview>()
  const back = () => setSeen(undefined)
  const done = () => {
    back()
    setText('')
  }
  return (
    <FoldingPanel title={t.fixturesAsCsv}>
      {seen === undefined ? (
        <CsvForm managed={props.managed} text={text} onText={setText} onSeen={setSeen} />
      ) : (
        <Suspense fallback={null}>
          <CsvPreview {...props} csv={text} seen={seen} onBack={back} onDone={done} />
        </Suspense>
      )}
    </FoldingPanel>
  )
}

type CsvFormProps = Pick<ProgrammeProps, 'managed'> & {
  readonly text: string
  readonly onText: (text: string) => void
  readonly onSeen: (seen: FixturePreview) => void
}

function CsvForm({ managed: { tournament }, text, onText, onSeen }: CsvFormProps) {
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const look = async (event: SubmitEvent) => {
    event.preventDefault()
    if (text.trim() === '') return setProblem(t.chooseAFileFirst)
    if (text.length > LARGEST) return setProblem(t.fixturesFileTooLarge)
    setBusy(true)
    const answer = await previewFixtures({ tournamentId: tournament.id, csv: text })
    setBusy(false)
    if (answer.ok) return onSeen(answer.data.data)
    return setProblem(answer.errors[0]?.message ?? answer.message)
  }
  return (
    <form className={shared.form} noValidate onSubmit={(event) => void look(event)}>
      <TextArea
        label={t.fixturesInCsv}
        help={t.columnsOfFixtures}
        rows={4}
        value={text}
        error={problem}
        onChange={({ target }) => onText(target.value)}
      />
      <div className={shared.actions}>
        <Button type="submit" variant="outline" busy={busy}>
          {t.preview}
        </Button>
        <FileButton onRead={onText} onProblem={setProblem} />
        <DownloadFile
          label={t.downloadFixtures}
          name={`${tournament.slug}-fixtures.csv`}
          read={() => fixturesFile(tournament.id)}
        />
      </div>
    </form>
  )
}

type FileProps = {
  readonly onRead: (text: string) => void
  readonly onProblem: (problem: string | undefined) => void
}

function FileButton({ onRead, onProblem }: FileProps) {
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (file === undefined) return
    onProblem(file.size > LARGEST ? t.fixturesFileTooLarge : undefined)
    if (file.size <= LARGEST) onRead(await file.text())
  }
  return (
    <label className={`${buttonClasses({ variant: 'outline' })} ${styles.file}`}>
      {t.chooseAFile}
      <input
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        onChange={(event) => void read(event)}
      />
    </label>
  )
}
