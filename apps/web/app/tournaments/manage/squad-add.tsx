import { Button } from '@pavilion/kit/button.tsx'
import { Checkbox } from '@pavilion/kit/checkbox.tsx'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import * as t from '#texts/tournaments.ts'
import shared from '#shared/console.module.css'
import { TextFileButton } from '#shared/text-file-button.tsx'
import styles from './console.module.css'
import { addToSquad } from './squad-calls.ts'
import type { Squad } from './squad-calls.ts'
import { useChange } from '#shared/use-change.ts'

type AddProps = { readonly squad: Squad; readonly onChanged: (squad: Squad) => void }

const LARGEST_FILE = 40_000

/** Adds players whose names are pasted or in a file. */
export function AddByText({ squad, onChanged }: AddProps) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const { busy, change } = useChange(onChanged)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (text.trim() === '') return setProblem(t.typeAName)
    const { entryId } = squad
    const refused = await change('add', () => addToSquad({ entryId, text }))
    const told = refused?.errors.map(({ message }) => message) ?? []
    setProblem(told.length > 0 ? told.join(' ') : refused?.message)
    if (refused === undefined) setText('')
    return undefined
  }
  return (
    <form className={shared.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextArea
        label={t.players}
        help={t.squadLinesHelp}
        placeholder={t.squadLinesExample}
        rows={8}
        value={text}
        error={problem}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={shared.actions}>
        <Button type="submit" busy={busy === 'add'}>
          {t.addPlayers}
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

/** Adds players of the team's club. */
export function AddFromClub({ squad, onChanged }: AddProps) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { busy, change } = useChange(onChanged)
  const { entryId, candidates } = squad
  const toggle = (id: string) =>
    setChosen((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]))
  const add = async () => {
    const refused = await change('add', () => addToSquad({ entryId, clubPlayerIds: [...chosen] }))
    if (refused === undefined) setChosen([])
  }
  return (
    <div className={shared.form}>
      <p className="pv-small">{t.organisersSeeDatesOfBirth}</p>
      <div className={styles.checks}>
        {candidates.map(({ id, name }) => (
          <Checkbox key={id} checked={chosen.includes(id)} onChange={() => toggle(id)}>
            {name}
          </Checkbox>
        ))}
      </div>
      <div>
        <Button
          variant="outline"
          busy={busy === 'add'}
          disabled={chosen.length === 0}
          onClick={() => void add()}
        >
          {t.addCount({ count: chosen.length })}
        </Button>
      </div>
    </div>
  )
}
