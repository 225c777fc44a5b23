import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { filter } from '#calls/teams.ts'
import { send } from '#state/api.ts'
import { randomId } from '#state/random-id.ts'
import type { OutputOf } from '#state/call.ts'
import * as t from '#texts/tournaments.ts'
import shared from '#shared/console.module.css'
import styles from './console.module.css'
import type { PanelProps } from './tournament-calls.ts'
import { addTeams } from './tournament-calls.ts'
import { useChange } from '#shared/use-change.ts'
import { useLookup } from '#shared/use-lookup.ts'
import { refusalText } from '#state/request.ts'

/** Adds new teams by their names, or finds those that are here already. */
export function AddTeams({ managed, onChanged }: PanelProps) {
  return (
    <Panel level={2} title={t.addTeams}>
      <AddTeamsForm managed={managed} onChanged={onChanged} />
    </Panel>
  )
}

export const AddTeamsForm = ({ managed, onChanged }: PanelProps) => (
  <div className={shared.form}>
    <ByName managed={managed} onChanged={onChanged} />
    <Find managed={managed} onChanged={onChanged} />
  </div>
)

const namesIn = (text: string): string[] =>
  text
    .split(/[\n;\t]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')

function ByName({ managed, onChanged }: PanelProps) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const { busy, change } = useChange(onChanged)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const names = namesIn(text)
    if (names.length === 0) return setProblem(t.typeAName)
    const teams = names.map((name) => ({ entryId: randomId(), team: { name } }))
    const asked = { tournamentId: managed.tournament.id, teams }
    const refused = await change('add', () => addTeams(asked))
    setProblem(refused && refusalText(refused))
    if (refused === undefined) setText('')
    return undefined
  }
  return (
    <form className={shared.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextArea
        label={t.newTeams}
        help={t.oneALine}
        rows={6}
        value={text}
        error={problem}
        onChange={({ target }) => setText(target.value)}
      />
      <div>
        <Button type="submit" busy={busy === 'add'}>
          {t.addTeams}
        </Button>
      </div>
    </form>
  )
}

type Found = OutputOf<typeof filter>['data']['items']

const SHORTEST = 2
const MOST = 6

function Find({ managed, onChanged }: PanelProps) {
  const [text, setText] = useState('')
  const found = useLookup(text.trim(), look)?.data ?? []
  const { busy, change } = useChange(onChanged)
  const entered = new Set(managed.entries.map(({ team }) => team.id))
  const add = (id: Found[number]['id']) =>
    change(id, () =>
      addTeams({
        tournamentId: managed.tournament.id,
        teams: [{ entryId: randomId(), team: { id } }],
      }),
    )
  return (
    <div className={shared.form}>
      <TextField
        label={t.findATeam}
        help={t.othersAreInvited}
        type="search"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {found.length > 0 && (
        <ul className={styles.list}>
          {found.map(({ id, name }) => (
            <li key={id}>
              <span className={styles.text}>
                <b>{name}</b>
              </span>
              <Button
                size="small"
                variant="outline"
                busy={busy === id}
                disabled={entered.has(id)}
                aria-label={t.addName({ name })}
                onClick={() => void add(id)}
              >
                {entered.has(id) ? t.entered : t.add}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const look = async (text: string): Promise<Found> => {
  const asked = { filter: { text }, page: { size: MOST } }
  const answer = text.length < SHORTEST ? undefined : await send(filter, asked)
  return answer?.ok ? answer.data.data.items : []
}
