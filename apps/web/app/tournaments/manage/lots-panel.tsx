import { Button } from '@pavilion/kit/button.tsx'
import { FoldingPanel } from '@pavilion/kit/folding-panel.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { NotLoaded } from '#shared/not-loaded.tsx'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import { randomId } from '#state/random-id.ts'
import { useChange } from '#shared/use-change.ts'
import * as t from '#texts/tournaments.ts'
import { Choice } from './basics-form.tsx'
import shared from '#shared/console.module.css'
import styles from './console.module.css'
import { type Lots, type ProgrammeProps, recordLot, removeLot, showLots } from './fixture-calls.ts'
import { InOrder } from './in-order.tsx'
import { refusalText } from '#state/request.ts'

type Level = Lots['level'][number]
type Team = Level['teams'][number]

const namesOf = (teams: readonly Team[]): string => teams.map(({ name }) => name).join(', ')

/** Teams that nothing in the rules tells apart, and the coins and lots that did. */
export function LotsPanel({ managed, again }: ProgrammeProps) {
  const tournamentId = managed.tournament.id
  const { answer, again: look } = useQueryAnswer({
    key: ['lots', tournamentId],
    call: () => showLots(tournamentId),
    keep: false,
  })
  const changed = async () => void (await Promise.all([look(), again()]))
  if (!answer?.ok) return <NotLoaded answer={answer} again={look} />
  const { level, lots } = answer.data.data
  return (
    <FoldingPanel
      title={t.lotsAndCoins}
      note={level.length === 0 ? t.nobodyIsLevel : undefined}
      opens={level.length > 0}
    >
      <div className={shared.form}>
        {level.map((one) => (
          <DecideLevel
            key={one.teams.map(({ id }) => id).join()}
            tournamentId={tournamentId}
            level={one}
            onChanged={changed}
          />
        ))}
        <Recorded tournamentId={tournamentId} lots={lots} onChanged={changed} />
      </div>
    </FoldingPanel>
  )
}

type DecideProps = {
  readonly tournamentId: ProgrammeProps['managed']['tournament']['id']
  readonly level: Level
  readonly onChanged: () => void
}

function DecideLevel({ tournamentId, level, onChanged }: DecideProps) {
  const [teams, setTeams] = useState(level.teams)
  const [kind, setKind] = useState<'coin' | 'lots'>(teams.length === 2 ? 'coin' : 'lots')
  const [by, setBy] = useState('')
  const [reason, setReason] = useState('')
  const [lotId] = useState(randomId)
  const [problem, setProblem] = useState<string>()
  const { busy, change } = useChange(onChanged)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const teamIds = teams.map(({ id }) => id)
    const asked = { tournamentId, lotId, kind, teamIds, by, reason }
    const refused = await change('record', () => recordLot(asked))
    setProblem(refused && refusalText(refused))
  }
  const kinds = [...(teams.length === 2 ? [['coin', t.tossACoin] as const] : []), lotsChoice]
  return (
    <form className={styles.box} noValidate onSubmit={(event) => void submit(event)}>
      <p>{levelText(level)}</p>
      {level.isDue && <Tag tone="warning">{t.knockOutWaits}</Tag>}
      {kinds.length > 1 && (
        <Choice label={t.howDecided} choices={kinds} value={kind} onChange={setKind} />
      )}
      <b>{t.inWhichOrder}</b>
      <InOrder things={teams} onChange={setTeams} />
      <TextField
        label={t.whoDrew}
        maxLength={80}
        value={by}
        onChange={({ target }) => setBy(target.value)}
      />
      <TextField
        label={t.reason}
        help={t.everybodyReadsIt}
        maxLength={200}
        value={reason}
        error={problem}
        onChange={({ target }) => setReason(target.value)}
      />
      <div>
        <Button type="submit" variant="outline" busy={busy === 'record'}>
          {t.recordTheLot}
        </Button>
      </div>
    </form>
  )
}

const lotsChoice = ['lots', t.drawLots] as const

function levelText({ stage, group, across: place, teams }: Level): string {
  const names = namesOf(teams)
  if (place !== null) return t.levelAcross({ names, place })
  const table = stage ?? (group === null ? null : t.groupName({ name: group }))
  return table === null ? t.sharePlace({ names }) : t.sharePlaceIn({ table, names })
}

type RecordedProps = Omit<DecideProps, 'level'> & { readonly lots: Lots['lots'] }

function Recorded({ tournamentId, lots, onChanged }: RecordedProps) {
  const { busy, change } = useChange(onChanged)
  if (lots.length === 0) return null
  return (
    <ul className={styles.list}>
      {lots.map(({ id: lotId, kind, teams, by, reason }) => (
        <li key={lotId}>
          <span className={styles.text}>
            <b>{t.lotOf({ kind, names: namesOf(teams) })}</b>
            <span className="pv-small pv-muted">{t.lotBy({ by, reason })}</span>
          </span>
          <Button
            size="small"
            variant="quiet"
            busy={busy === lotId}
            aria-label={t.takeBackLot({ names: namesOf(teams) })}
            onClick={() => void change(lotId, () => removeLot({ tournamentId, lotId }))}
          >
            {t.takeBack}
          </Button>
        </li>
      ))}
    </ul>
  )
}
