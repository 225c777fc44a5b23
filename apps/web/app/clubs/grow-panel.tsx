import { Button } from '@pavilion/kit/button.tsx'
import { Checkbox } from '@pavilion/kit/checkbox.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import shared from '#shared/console.module.css'
import { NotLoaded } from '#shared/not-loaded.tsx'
import { toasts } from '#state/toasts.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/clubs.ts'
import {
  addToSquad,
  listPlayers,
  listTeams,
  type Player,
  showSquad,
  type Squad,
} from './club-calls.ts'
import styles from './clubs.module.css'
import { refusalText } from '#state/request.ts'

type GrowProps = { readonly squad: Squad; readonly onChanged: (squad: Squad) => void }

/** Three ways to get players into a squad: names, players of the club, and an earlier squad. */
export function GrowPanel({ squad, onChanged }: GrowProps) {
  const { busy, problem, add } = useAdding(squad, onChanged)
  return (
    <div className={styles.side}>
      <Panel level={2} title={t.addToSquad}>
        <div className={shared.form}>
          {squad.players.length === 0 && <Earlier squad={squad} busy={busy} onAdd={add} />}
          <Names busy={busy} problem={problem} onAdd={add} />
        </div>
      </Panel>
      <OfTheClub squad={squad} busy={busy} onAdd={add} />
    </div>
  )
}

type Asked = { readonly playerIds?: readonly string[]; readonly text?: string }
type Adding = { readonly busy: boolean; readonly onAdd: (asked: Asked) => Promise<boolean> }

function useAdding({ organisation, team, season }: Squad, onChanged: GrowProps['onChanged']) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const add = async (asked: Asked): Promise<boolean> => {
    setBusy(true)
    const answer = await addToSquad({
      organisationId: organisation.id,
      teamId: team.id,
      season,
      ...asked,
    })
    setBusy(false)
    setProblem(answer.ok ? undefined : refusalText(answer))
    if (!answer.ok) return false
    toasts.add('success', answer.data.message)
    onChanged(answer.data.data)
    return true
  }
  return { busy, problem, add }
}

function Names({ busy, problem, onAdd }: Adding & { readonly problem: string | undefined }) {
  const [text, setText] = useState('')
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (text.trim() !== '' && (await onAdd({ text }))) setText('')
  }
  return (
    <form className={`${shared.form} ${styles.lines}`} noValidate onSubmit={submit}>
      <TextArea
        label={t.pasteNames}
        help={t.pasteSquadHelp}
        value={text}
        error={problem}
        onChange={({ target }) => setText(target.value)}
      />
      <div>
        <Button type="submit" variant="outline" busy={busy}>
          {t.add}
        </Button>
      </div>
    </form>
  )
}

/** The players of the latest squad before this season, to begin with. */
function Earlier({ squad, busy, onAdd }: Adding & { readonly squad: Squad }) {
  const organisationId = squad.organisation.id
  const { answer, again } = useQueryAnswer({
    key: ['earlier-squad', organisationId, squad.team.id, squad.season],
    call: async () => {
      const teams = await listTeams(organisationId)
      if (!teams.ok) return teams
      const season = teams.data.data.seasons.find((one) => one < squad.season) ?? squad.season
      return showSquad({ organisationId, teamId: squad.team.id, season })
    },
    keep: false,
  })
  if (answer?.ok === false) return <NotLoaded answer={answer} again={again} />
  if (answer === undefined || answer.data.data.players.length === 0) return null
  const { season, players } = answer.data.data
  return (
    <div>
      <Button
        busy={busy}
        onClick={() => void onAdd({ playerIds: players.map(({ player }) => player.id) })}
      >
        {t.copySquad({ season })}
      </Button>
    </div>
  )
}

const MANY = 8

function OfTheClub({ squad, busy, onAdd }: Adding & { readonly squad: Squad }) {
  const { id } = squad.organisation
  const { answer, again } = useQueryAnswer({
    key: ['club-players', id, squad.players.length],
    call: () => listPlayers(id),
    keep: false,
  })
  if (answer?.ok === false) return <NotLoaded answer={answer} again={again} />
  if (answer === undefined || answer.data.data.players.length === 0) return null
  const inSquad = new Set(squad.players.map(({ player }) => player.id))
  const others = answer.data.data.players.filter((player) => !inSquad.has(player.id))
  return (
    <Panel level={2} title={t.ofTheClub}>
      {others.length === 0 ? (
        <p className="pv-muted">{t.everybodyIsIn}</p>
      ) : (
        <Chooser players={others} busy={busy} onAdd={onAdd} />
      )}
    </Panel>
  )
}

type ChooserProps = Adding & { readonly players: readonly Player[] }

function Chooser({ players, busy, onAdd }: ChooserProps) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [typed, setTyped] = useState('')
  const word = typed.trim().toLowerCase()
  const shown = players.filter(({ name }) => name.toLowerCase().includes(word))
  const choose = (id: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))
  const add = async () => {
    if (await onAdd({ playerIds: chosen })) setChosen([])
  }
  return (
    <div className={shared.form}>
      {players.length > MANY && (
        <TextField
          label={t.findPlayer}
          type="search"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <div className={styles.choices}>
        {shown.map(({ id, name }) => (
          <Checkbox
            key={id}
            checked={chosen.includes(id)}
            onChange={({ target }) => choose(id, target.checked)}
          >
            {name}
          </Checkbox>
        ))}
      </div>
      <div>
        <Button
          variant="outline"
          busy={busy}
          disabled={chosen.length === 0}
          onClick={() => void add()}
        >
          {t.addChosen({ count: chosen.length })}
        </Button>
      </div>
    </div>
  )
}
