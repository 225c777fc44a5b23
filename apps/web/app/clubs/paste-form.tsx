import { Button } from '@pavilion/kit/button.tsx'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useShell } from '#layout/use-shell.ts'
import { shortDay } from '#shared/dates.ts'
import shared from '#shared/console.module.css'
import { TextFileButton } from '#shared/text-file-button.tsx'
import { useChange } from '#shared/use-change.ts'
import * as t from '#texts/clubs.ts'
import { addPlayers, type ReadLine, readPlayers, type Roster } from './club-calls.ts'
import styles from './clubs.module.css'
import { refusalText } from '#state/request.ts'

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
  const [reading, setReading] = useState(false)
  const { busy, change } = useChange(onAdded)
  const look = async (event: SubmitEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    setReading(true)
    const answer = await readPlayers(organisationId, text)
    setReading(false)
    setProblem(answer.ok ? undefined : refusalText(answer))
    if (answer.ok) setLines(answer.data.data)
  }
  const back = () => setLines(undefined)
  const add = async () => {
    const refused = await change('add', () => addPlayers({ organisationId, text }))
    back()
    setProblem(refused && refusalText(refused))
    if (refused === undefined) setText('')
  }
  if (lines !== undefined) {
    return <Preview lines={lines} busy={busy === 'add'} onAdd={add} onBack={back} />
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
        <Button type="submit" busy={reading}>
          {t.preview}
        </Button>
        <TextFileButton
          largest={LARGEST_FILE}
          tooLarge={t.fileTooLarge}
          onRead={setText}
          onProblem={setProblem}
        >
          {t.chooseFile}
        </TextFileButton>
      </div>
    </form>
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
