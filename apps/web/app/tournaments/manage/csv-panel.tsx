import { Button } from '@pavilion/kit/button.tsx'
import { FoldingPanel } from '@pavilion/kit/folding-panel.tsx'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { lazy, Suspense, useState } from 'react'
import type { SubmitEvent } from 'react'
import shared from '#shared/console.module.css'
import { TextFileButton } from '#shared/text-file-button.tsx'
import * as t from '#texts/tournaments.ts'
import { DownloadFile } from './download-file.tsx'
import { fixturesFile, previewFixtures } from './fixture-calls.ts'
import type { FixturePreview, ProgrammeProps } from './fixture-calls.ts'
import { refusalText } from '#state/request.ts'

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
    return setProblem(refusalText(answer))
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
        <TextFileButton
          largest={LARGEST}
          tooLarge={t.fixturesFileTooLarge}
          onRead={onText}
          onProblem={setProblem}
        >
          {t.chooseFile}
        </TextFileButton>
        <DownloadFile
          label={t.downloadFixtures}
          name={`${tournament.slug}-fixtures.csv`}
          read={() => fixturesFile(tournament.id)}
        />
      </div>
    </form>
  )
}
