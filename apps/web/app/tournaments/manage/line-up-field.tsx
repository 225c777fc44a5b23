import { isSameName } from '@pavilion/cricket/text/same-name.ts'
import { readPlayerLine } from '@pavilion/cricket/text/player-line.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { barredText } from '#shared/barred-text.ts'
import * as t from '#texts/tournaments.ts'
import shared from '#shared/console.module.css'
import styles from './console.module.css'
import type { LineUpSquad } from './squad-calls.ts'
import { leftOutText } from './squad-text.ts'

const PLAYER_LINES = 11

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** As many as a side has of those whom the club has published, or else of the squad who may play. */
export const firstOf = (squad: LineUpSquad | undefined, most: number): string =>
  (squad?.sheet?.lines ?? freeOf(squad)).slice(0, most).join('\n')

function freeOf(squad: LineUpSquad | undefined): string[] {
  const out = new Set(squad?.barred.map(({ name }) => name))
  return (squad?.players ?? []).filter(({ name }) => !out.has(name)).map(({ line }) => line)
}

/** Why those who are named here may not play: what a rule says against them, or that they are not in the squad. */
export function againstNamed(text: string, squad: LineUpSquad | undefined): string[] {
  const { players = [], barred = [] } = squad ?? {}
  return linesOf(text).flatMap((line) => {
    const { name } = readPlayerLine(line)
    const rule = barred.find((one) => isSameName(one.name, name))
    if (rule !== undefined) return [barredText(rule)]
    const isOfSquad = players.length === 0 || players.some((one) => isSameName(one.name, name))
    return isOfSquad ? [] : [barredText({ name, why: 'outsider', clause: '' })]
  })
}

type LineUpFieldProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
  /** None where the team has named no squad. */
  readonly squad: LineUpSquad | undefined
  /** Players of a side. */
  readonly most: number
}

/** Who plays for a side, a player a line, and the others of its squad to be added. */
export function LineUpField({ label, value, onChange, squad, most }: LineUpFieldProps) {
  const named = value.toLowerCase()
  const others = (squad?.players ?? []).filter(({ name }) => !named.includes(name.toLowerCase()))
  const out = new Set(squad?.barred.map(({ name }) => name))
  const against = againstNamed(value, squad)
  return (
    <div className={shared.form}>
      <TextArea
        label={label}
        help={t.playersExample}
        rows={PLAYER_LINES}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <output className={styles.against}>
        {against.map((says) => (
          <span key={says} className={shared.problem}>
            {says}
          </span>
        ))}
      </output>
      {squad?.sheet && (
        <SheetNote
          sheet={squad.sheet}
          isTaken={value === firstOf(squad, most)}
          onTake={() => onChange(firstOf(squad, most))}
        />
      )}
      {others.length > 0 && (
        <div className={shared.actions}>
          {others.map(({ line, name }) => (
            <Button
              key={name}
              size="small"
              variant="quiet"
              disabled={out.has(name)}
              aria-label={t.addName({ name })}
              onClick={() => onChange([...linesOf(value), line].join('\n'))}
            >
              {out.has(name) ? t.mayNotPlay({ name }) : name}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}

type SheetNoteProps = {
  readonly sheet: NonNullable<LineUpSquad['sheet']>
  /** The line-up is as the sheet has it. */
  readonly isTaken: boolean
  readonly onTake: () => void
}

/** Whose team sheet there is, who of it may not play and why, and a way back to it. */
function SheetNote({ sheet: { club, leftOut }, isTaken, onTake }: SheetNoteProps) {
  return (
    <div className={styles.text}>
      {isTaken ? (
        <p className="pv-small">{t.fromTheTeamSheet({ club })}</p>
      ) : (
        <div>
          <Button size="small" variant="quiet" onClick={onTake}>
            {t.useTheTeamSheet({ club })}
          </Button>
        </div>
      )}
      {leftOut.length > 0 && (
        <ul className={styles.leftOut}>
          {leftOut.map(({ name, why }, at) => (
            <li key={`${name} ${at}`} className="pv-small">
              {leftOutText(name, why)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
