import { isBowlers } from '@pavilion/cricket/fold/fold-ball.ts'
import type { Team } from '@pavilion/cricket/setup.ts'
import { Field } from '@pavilion/kit/field.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { hasFielder, SUBSTITUTE } from '../pad/wicket.ts'
import { extraKinds, kindOf, outOf } from './card-draft.ts'
import type { BattingDraft, BowlingDraft, CardDraft, FallDraft } from './card-draft.ts'
import styles from './card-fields.module.css'

type CardFieldsProps = {
  readonly batting: Team
  readonly bowling: Team
  readonly card: CardDraft
  readonly change: (card: CardDraft) => void
}

/** The card of an innings, as a scorebook has it. */
export function CardFields({ batting, bowling, card, change }: CardFieldsProps) {
  const names = new Map([...batting.players, ...bowling.players].map(({ id, name }) => [id, name]))
  const nameOf = (id: string) => names.get(id) ?? id
  const put = (line: BattingDraft, part: Partial<BattingDraft>) =>
    change({
      ...card,
      batting: card.batting.map((one) => (one === line ? { ...one, ...part } : one)),
    })
  const bowl = (line: BowlingDraft, part: Partial<BowlingDraft>) =>
    change({
      ...card,
      bowling: card.bowling.map((one) => (one === line ? { ...one, ...part } : one)),
    })
  return (
    <>
      <h3 className={styles.part}>Batting</h3>
      {card.batting.map((line) => (
        <Batter
          key={line.player}
          line={line}
          name={nameOf(line.player)}
          field={bowling}
          change={(part) => put(line, part)}
        />
      ))}
      <h3 className={styles.part}>Extras</h3>
      <div className={styles.figures}>
        {extraKinds.map((kind) => (
          <Count
            key={kind}
            label={extraNames[kind]}
            value={card.extras[kind]}
            onChange={(count) => change({ ...card, extras: { ...card.extras, [kind]: count } })}
          />
        ))}
      </div>
      <h3 className={styles.part}>Bowling (may be left out)</h3>
      {card.bowling.map((line) => (
        <Bowler
          key={line.player}
          line={line}
          name={nameOf(line.player)}
          change={(part) => bowl(line, part)}
        />
      ))}
      <Falls card={card} nameOf={nameOf} change={change} />
    </>
  )
}

const extraNames = {
  wides: 'Wides',
  noballs: 'No-balls',
  byes: 'Byes',
  legbyes: 'Leg byes',
  penalty: 'Penalty',
} as const

const hows = [
  ['', 'Did not bat'],
  ['not out', 'Not out'],
  ['bowled', 'Bowled'],
  ['caught', 'Caught'],
  ['caught and bowled', 'Caught and bowled'],
  ['lbw', 'LBW'],
  ['run out', 'Run out'],
  ['stumped', 'Stumped'],
  ['hit wicket', 'Hit wicket'],
  ['obstructing the field', 'Obstructing the field'],
  ['hit the ball twice', 'Hit the ball twice'],
  ['timed out', 'Timed out'],
  ['retired out', 'Retired out'],
  ['retired hurt', 'Retired hurt'],
  ['retired not out', 'Retired not out'],
] as const

type CountProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

const Count = ({ label, value, onChange }: CountProps) => (
  <TextField
    label={label}
    inputMode="decimal"
    maxLength={5}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
)

type PickProps = CountProps & { readonly options: readonly (readonly [string, string])[] }

const Pick = ({ label, value, onChange, options }: PickProps) => (
  <Field label={label}>
    {(control) => (
      <select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([id, text]) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    )}
  </Field>
)

const namesOf = (team: Team) =>
  team.players.map(({ id, name }): readonly [string, string] => [id, name])

type BatterProps = {
  readonly line: BattingDraft
  readonly name: string
  readonly field: Team
  readonly change: (part: Partial<BattingDraft>) => void
}

const unknown = ['', 'Not known'] as const

function Batter({ line, name, field, change }: BatterProps) {
  const kind = kindOf(line.how)
  return (
    <fieldset className={styles.line}>
      <legend>{name}</legend>
      <Pick label="How out" value={line.how} options={hows} onChange={(how) => change({ how })} />
      {kind !== undefined && hasFielder(kind) && (
        <Pick
          label="Fielder"
          value={line.fielder}
          options={[unknown, ...namesOf(field), [SUBSTITUTE, 'Substitute']]}
          onChange={(fielder) => change({ fielder })}
        />
      )}
      {kind !== undefined && isBowlers(kind) && (
        <Pick
          label="Bowler"
          value={line.bowler}
          options={[unknown, ...namesOf(field)]}
          onChange={(bowler) => change({ bowler })}
        />
      )}
      {line.how !== '' && (
        <div className={styles.figures}>
          <Count label="Runs" value={line.runs} onChange={(runs) => change({ runs })} />
          <Count label="Balls" value={line.balls} onChange={(balls) => change({ balls })} />
          <Count label="Fours" value={line.fours} onChange={(fours) => change({ fours })} />
          <Count label="Sixes" value={line.sixes} onChange={(sixes) => change({ sixes })} />
        </div>
      )}
    </fieldset>
  )
}

type BowlerProps = {
  readonly line: BowlingDraft
  readonly name: string
  readonly change: (part: Partial<BowlingDraft>) => void
}

function Bowler({ line, name, change }: BowlerProps) {
  return (
    <fieldset className={styles.line}>
      <legend>{name}</legend>
      <div className={styles.figures}>
        <Count label="Overs" value={line.overs} onChange={(overs) => change({ overs })} />
        <Count label="Maidens" value={line.maidens} onChange={(maidens) => change({ maidens })} />
        <Count label="Runs" value={line.runs} onChange={(runs) => change({ runs })} />
        <Count label="Wickets" value={line.wickets} onChange={(wickets) => change({ wickets })} />
      </div>
    </fieldset>
  )
}

type FallsProps = Omit<CardFieldsProps, 'batting' | 'bowling'> & {
  readonly nameOf: (id: string) => string
}

/** A line for each batter who is out; none is asked for. */
function Falls({ card, nameOf, change }: FallsProps) {
  const out = outOf(card)
  if (out.length === 0) return null
  const lines = out.map((_, at): FallDraft => card.falls[at] ?? { player: '', runs: '' })
  const put = (line: FallDraft, part: Partial<FallDraft>) =>
    change({ ...card, falls: lines.map((one) => (one === line ? { ...one, ...part } : one)) })
  return (
    <>
      <h3 className={styles.part}>Fall of wickets (may be left out)</h3>
      {lines.map((line, at) => (
        <fieldset key={out[at]} className={styles.fall}>
          <legend>Wicket {at + 1}</legend>
          <Pick
            label="Who"
            value={line.player}
            options={[unknown, ...out.map((id) => [id, nameOf(id)] as const)]}
            onChange={(player) => put(line, { player })}
          />
          <Count label="At" value={line.runs} onChange={(runs) => put(line, { runs })} />
        </fieldset>
      ))}
    </>
  )
}
