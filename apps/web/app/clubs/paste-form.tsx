import { Button, buttonClasses } from '@pavilion/kit/button.tsx'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { useState } from 'react'
import type { ChangeEvent, SubmitEvent } from 'react'
import { useShell } from '#layout/use-shell.ts'
import { shortDay } from '#shared/dates.ts'
import shared from '#shared/console.module.css'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/clubs.ts'
import { addPlayers, type ReadLine, readPlayers, type Roster } from './club-calls.ts'
import styles from './clubs.module.css'

type PasteProps = {
  readonly organisationId: string
  readonly onAdded: (roster: Roster) => void
}

const LARGEST_FILE = 400_000

/** Names pasted or from a file: first what would be done with each line, then it is done. */
export function PasteForm({ organisationId, onAdded }: PasteProps) {
  const [text, setText] = useState('')
  const [lines, setLines] = useState<readonly ReadLine[]>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const look = async (event: SubmitEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    setBusy(true)
    const answer = await readPlayers(organisationId, text)
    setBusy(false)
    setProblem(answer.ok ? undefined : (answer.errors[0]?.message ?? answer.message))
    if (answer.ok) setLines(answer.data.data)
  }
  const add = async () => {
    setBusy(true)
    const answer = await addPlayers({ organisationId, text })
    setBusy(false)
    setLines(undefined)
    if (!answer.ok) return setProblem(answer.errors[0]?.message ?? answer.message)
    setText('')
    toasts.add('success', answer.data.message)
    return onAdded(answer.data.data)
  }
  if (lines !== undefined) {
    return <Preview lines={lines} busy={busy} onAdd={add} onBack={() => setLines(undefined)} />
  }
  return (
    <form className={`${shared.form} ${styles.lines}`} noValidate onSubmit={look}>
      <TextArea
        label={t.pasteNames}
        help={t.pastePlayersHelp}
        value={text}
        error={problem}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={shared.actions}>
        <Button type="submit" busy={busy}>
          {t.preview}
        </Button>
        <FileButton onRead={setText} onProblem={setProblem} />
      </div>
    </form>
  )
}

type FileProps = {
  readonly onRead: (text: string) => void
  readonly onProblem: (problem: string) => void
}

function FileButton({ onRead, onProblem }: FileProps) {
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (file === undefined) return
    if (file.size > LARGEST_FILE) onProblem(t.fileTooLarge)
    else onRead(await file.text())
  }
  return (
    <label className={`${buttonClasses({ variant: 'outline' })} ${styles.file}`}>
      {t.chooseFile}
      <input
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        onChange={(event) => void read(event)}
      />
    </label>
  )
}

type PreviewProps = {
  readonly lines: readonly ReadLine[]
  readonly busy: boolean
  readonly onAdd: () => Promise<void>
  readonly onBack: () => void
}

const MOST_PROBLEMS = 50

/** "Sana Mir, sana@example.org, 2nd XI", as far as the line says it. */
const whatOf = ({ name, email, bornOn, guardian, team }: ReadLine, locale: string): string =>
  [
    name,
    email,
    bornOn !== null && t.bornOnDay({ day: shortDay(bornOn, locale) }),
    guardian !== null && t.guardianIs({ email: guardian }),
    team !== null && t.intoSquad({ team }),
  ]
    .filter(Boolean)
    .join(', ')

function Preview({ lines, busy, onAdd, onBack }: PreviewProps) {
  const locale = useShell()?.site.locale ?? 'en'
  const of = (state: ReadLine['state']) => lines.filter((line) => line.state === state)
  const [fresh, known, refused] = [of('new'), of('known'), of('refused')]
  return (
    <div className={shared.form} aria-live="polite">
      <p>
        <b>{t.newLines({ count: fresh.length })}</b>
        {known.length > 0 && `, ${t.knownLines({ count: known.length })}`}
      </p>
      <ul className={styles.problems}>
        {fresh.slice(0, MOST_PROBLEMS).map((line) => (
          <li key={line.line}>{whatOf(line, locale)}</li>
        ))}
        {fresh.length > MOST_PROBLEMS && (
          <li>{t.andMore({ count: fresh.length - MOST_PROBLEMS })}</li>
        )}
      </ul>
      {refused.length > 0 && (
        <div>
          <p className={styles.problem}>{t.refusedLines({ count: refused.length })}</p>
          <ul className={styles.problems}>
            {refused.slice(0, MOST_PROBLEMS).map(({ line, problem }) => (
              <li key={line}>{t.lineProblem({ line, problem: problem ?? '' })}</li>
            ))}
          </ul>
        </div>
      )}
      <div className={shared.actions}>
        <Button
          busy={busy}
          disabled={fresh.length + known.length === 0}
          onClick={() => void onAdd()}
        >
          {t.addCount({ count: fresh.length })}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {t.changeText}
        </Button>
      </div>
    </div>
  )
}
