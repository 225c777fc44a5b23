import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import fieldStyles from '@pavilion/kit/field.module.css'
import { useState } from 'react'
import * as t from '#texts/tournaments.ts'
import shared from '#shared/console.module.css'
import styles from './console.module.css'
import type { PanelProps } from './tournament-calls.ts'
import { setGroups } from './tournament-calls.ts'
import { useManagedChange } from './use-managed-change.ts'

const FIRST_LETTER = 65
const MOST_GROUPS = 16
const letterOf = (at: number) => String.fromCodePoint(FIRST_LETTER + at)

/** Draws the groups, or sets them by hand. */
export function GroupsPanel({ managed, onChanged }: PanelProps) {
  const teams = managed.entries.filter(({ status }) => status === 'accepted')
  const [count, setCount] = useState(String(firstCount(managed, teams)))
  const { busy, change } = useManagedChange({ managed, onChanged })
  if (teams.length < 2) return null
  const tournamentId = managed.tournament.id
  const basis = managed.groupsBasis
  const draw = () =>
    change('draw', () => setGroups({ tournamentId, groups: { count: Number(count) }, basis }))
  return (
    <Panel level={2} title={t.groups}>
      <div className={shared.form}>
        <p className="pv-small">{t.oneGroupIsALeague}</p>
        <div className={styles.numbers}>
          <TextField
            label={t.numberOfGroups}
            type="number"
            min={1}
            max={MOST_GROUPS}
            value={count}
            onChange={({ target }) => setCount(target.value)}
          />
          <Button variant="outline" busy={busy === 'draw'} onClick={() => void draw()}>
            {t.drawTheGroups}
          </Button>
        </div>
        {managed.draw !== null && (
          <p className={styles.box}>
            <span className="pv-small">{t.drawnWithSeed({ seed: managed.draw.seed })}</span>
          </p>
        )}
        {groupsIn(teams) > 1 && <ByHand managed={managed} onChanged={onChanged} />}
      </div>
    </Panel>
  )
}

/** As many groups as there are, or as are planned before they have been drawn or set. */
function firstCount({ draw, fields }: PanelProps['managed'], teams: Teams): number {
  const now = groupsIn(teams)
  return now === 1 && draw === null ? Math.max(1, fields.plannedGroups ?? 1) : now
}

type Teams = PanelProps['managed']['entries']

const groupsIn = (teams: Teams) => new Set(teams.map(({ group }) => group)).size

/** The groups as they are, each team to be put into another. */
function ByHand({ managed, onChanged }: PanelProps) {
  const teams = managed.entries.filter(({ status }) => status === 'accepted')
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(teams.map(({ id, group }) => [id, group ?? 'A'])),
  )
  const { busy, change } = useManagedChange({ managed, onChanged })
  const letters = Array.from({ length: Math.min(MOST_GROUPS, groupsIn(teams) + 1) }, (_, at) =>
    letterOf(at),
  )
  const save = () => {
    const groups = letters
      .map((letter) => teams.filter(({ id }) => chosen[id] === letter).map(({ id }) => id))
      .filter(({ length }) => length > 0)
    const { tournament, groupsBasis: basis } = managed
    return change('set', () => setGroups({ tournamentId: tournament.id, groups, basis }))
  }
  return (
    <>
      <ul className={styles.list}>
        {teams.map(({ id, team }) => (
          <li key={id}>
            <span className={styles.text}>
              <b>{team.name}</b>
            </span>
            <select
              className={fieldStyles.input}
              aria-label={t.groupOf({ name: team.name })}
              value={chosen[id]}
              onChange={({ target }) => setChosen((before) => ({ ...before, [id]: target.value }))}
            >
              {letters.map((letter) => (
                <option key={letter} value={letter}>
                  {t.groupName({ name: letter })}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
      <div>
        <Button variant="outline" busy={busy === 'set'} onClick={() => void save()}>
          {t.saveGroups}
        </Button>
      </div>
    </>
  )
}
