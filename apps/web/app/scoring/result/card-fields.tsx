import { isBowlers } from '@pavilion/cricket/fold/fold-ball.ts'
import type { OverRules } from '@pavilion/cricket/formats/conditions.ts'
import { countsBalls } from '@pavilion/cricket/text/length-text.ts'
import type { Team } from '@pavilion/cricket/setup.ts'
import { Field } from '@pavilion/kit/field.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import * as t from '#texts/scoring.ts'
import { hasFielder, SUBSTITUTE } from '../pad/wicket.ts'
import { extraKinds, kindOf, outOf } from './card-draft.ts'
import type { BattingDraft, BowlingDraft, CardDraft, FallDraft } from './card-draft.ts'
import styles from './card-fields.module.css'

type CardFieldsProps = {
  readonly rules: OverRules
  readonly batting: Team
  readonly bowling: Team
  readonly card: CardDraft
  readonly change: (card: CardDraft) => void
}

/** The card of an innings, as a scorebook has it. */
export function CardFields({ rules, batting, bowling, card, change }: CardFieldsProps) {
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
      <h3 className={styles.part}>{t.batting}</h3>
      {card.batting.map((line) => (
        <Batter
          key={line.player}
          line={line}
          name={nameOf(line.player)}
          field={bowling}
          change={(part) => put(line, part)}
        />
      ))}
      <h3 className={styles.part}>{t.extras}</h3>
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
      <h3 className={styles.part}>{t.bowlingOptional}</h3>
      {card.bowling.map((line) => (
        <Bowler
          key={line.player}
          line={line}
          name={nameOf(line.player)}
          length={countsBalls(rules) ? t.balls : t.overs}
          change={(part) => bowl(line, part)}
        />
      ))}
      <Falls card={card} nameOf={nameOf} change={change} />
    </>
  )
}

const extraNames = {
  wides: t.wides,
  noballs: t.noBalls,
  byes: t.byes,
  legbyes: t.legByes,
  penalty: t.penalty,
} as const

const hows = [
  ['', t.didNotBat],
  ['not out', t.notOut],
  ['bowled', t.bowled],
  ['caught', t.caught],
  ['caught and bowled', t.caughtAndBowled],
  ['lbw', t.lbw],
  ['run out', t.runOut],
  ['stumped', t.stumped],
  ['hit wicket', t.hitWicket],
  ['obstructing the field', t.obstructingTheField],
  ['hit the ball twice', t.hitTheBallTwice],
  ['timed out', t.timedOut],
  ['retired out', t.retiredOut],
  ['retired hurt', t.retiredHurt],
  ['retired not out', t.retiredNotOut],
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

const unknown = ['', t.howNotKnown] as const

function Batter({ line, name, field, change }: BatterProps) {
  const kind = kindOf(line.how)
  return (
    <fieldset className={styles.line}>
      <legend>{name}</legend>
      <Pick
        label={t.howOutLabel}
        value={line.how}
        options={hows}
        onChange={(how) => change({ how })}
      />
      {kind !== undefined && hasFielder(kind) && (
        <Pick
          label={t.fielder}
          value={line.fielder}
          options={[unknown, ...namesOf(field), [SUBSTITUTE, t.substitute]]}
          onChange={(fielder) => change({ fielder })}
        />
      )}
      {kind !== undefined && isBowlers(kind) && (
        <Pick
          label={t.bowler}
          value={line.bowler}
          options={[unknown, ...namesOf(field)]}
          onChange={(bowler) => change({ bowler })}
        />
      )}
      {line.how !== '' && (
        <div className={styles.figures}>
          <Count label={t.runs} value={line.runs} onChange={(runs) => change({ runs })} />
          <Count label={t.balls} value={line.balls} onChange={(balls) => change({ balls })} />
          <Count label={t.fours} value={line.fours} onChange={(fours) => change({ fours })} />
          <Count label={t.sixes} value={line.sixes} onChange={(sixes) => change({ sixes })} />
        </div>
      )}
    </fieldset>
  )
}

type BowlerProps = {
  readonly line: BowlingDraft
  readonly name: string
  /** What lengths are counted in. */
  readonly length: string
  readonly change: (part: Partial<BowlingDraft>) => void
}

function Bowler({ line, name, length, change }: BowlerProps) {
  return (
    <fieldset className={styles.line}>
      <legend>{name}</legend>
      <div className={styles.figures}>
        <Count label={length} value={line.overs} onChange={(overs) => change({ overs })} />
        <Count label={t.maidens} value={line.maidens} onChange={(maidens) => change({ maidens })} />
        <Count label={t.runs} value={line.runs} onChange={(runs) => change({ runs })} />
        <Count label={t.wickets} value={line.wickets} onChange={(wickets) => change({ wickets })} />
      </div>
    </fieldset>
  )
}

type FallsProps = Omit<CardFieldsProps, 'rules' | 'batting' | 'bowling'> & {
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
      <h3 className={styles.part}>{t.fallOfWicketsOptional}</h3>
      {lines.map((line, at) => (
        <fieldset key={out[at]} className={styles.fall}>
          <legend>{t.wicketNumbered({ number: at + 1 })}</legend>
          <Pick
            label={t.whoIsIt}
            value={line.player}
            options={[unknown, ...out.map((id) => [id, nameOf(id)] as const)]}
            onChange={(player) => put(line, { player })}
          />
          <Count label={t.atTime} value={line.runs} onChange={(runs) => put(line, { runs })} />
        </fieldset>
      ))}
    </>
  )
}
