import { Button } from '@pavilion/kit/button.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import * as t from '#texts/tournaments.ts'
import { Choice, choicesOf } from './basics-form.tsx'
import styles from './console.module.css'
import type { RulesProps } from './more-points.tsx'
import {
  bonusFrom,
  bonusKinds,
  earners,
  emptyBonus,
  isForAll,
  isLadder,
  type NewBonus,
  revisions,
} from './new-bonus.ts'
import { PointsField } from './points-field.tsx'
import { bonusText } from './rule-text.ts'

/** The bonuses, each to be removed, and another one to be added. */
export function BonusEditor({ points, onChange }: RulesProps) {
  const { bonuses, mostBonus } = points
  return (
    <details className={styles.more}>
      <summary>{t.bonusPoints}</summary>
      <div className={styles.stack}>
        {bonuses.length === 0 && <p className="pv-small">{t.noBonusesYet}</p>}
        <ul className={styles.list}>
          {bonuses.map((bonus) => (
            <li key={JSON.stringify(bonus)}>
              <span className={styles.text}>{bonusText(bonus)}</span>
              <Button
                size="small"
                variant="quiet"
                aria-label={t.removeBonus({ bonus: bonusText(bonus) })}
                onClick={() =>
                  onChange({ ...points, bonuses: bonuses.filter((one) => one !== bonus) })
                }
              >
                {t.remove}
              </Button>
            </li>
          ))}
        </ul>
        <TextField
          label={t.mostBonusAMatch}
          help={t.emptyForNoLimit}
          type="number"
          step="0.25"
          value={mostBonus ?? ''}
          onChange={({ target }) =>
            onChange({ ...points, mostBonus: target.value === '' ? null : Number(target.value) })
          }
        />
        <AddBonus points={points} onChange={onChange} />
      </div>
    </details>
  )
}

function AddBonus({ points, onChange }: RulesProps) {
  const [typed, setTyped] = useState(emptyBonus)
  const [problem, setProblem] = useState<string>()
  const change = (part: Partial<NewBonus>) => setTyped((before) => ({ ...before, ...part }))
  const add = () => {
    const bonus = bonusFrom(typed)
    setProblem(bonus === undefined ? t.typeTheSteps : undefined)
    if (bonus !== undefined) onChange({ ...points, bonuses: [...points.bonuses, bonus] })
  }
  return (
    <div className={styles.box}>
      <Choice
        label={t.bonusFor}
        choices={choicesOf(bonusKinds)}
        value={typed.kind}
        onChange={(kind) => change({ kind })}
      />
      <Figures typed={typed} change={change} problem={problem} />
      {isForAll(typed.kind) && (
        <Choice
          label={t.whoEarnsIt}
          choices={choicesOf(earners)}
          value={typed.earner}
          onChange={(earner) => change({ earner })}
        />
      )}
      {typed.kind === 'runs' && (
        <Choice
          label={t.whenShortened}
          choices={choicesOf(revisions)}
          value={typed.revised}
          onChange={(revised) => change({ revised })}
        />
      )}
      <div>
        <Button variant="outline" onClick={add}>
          {t.addTheBonus}
        </Button>
      </div>
    </div>
  )
}

type FiguresProps = {
  readonly typed: NewBonus
  readonly change: (part: Partial<NewBonus>) => void
  readonly problem: string | undefined
}

const Figures = ({ typed, change, problem }: FiguresProps) => (
  <div className={styles.pair}>
    {isLadder(typed.kind) && typed.kind !== 'innings in hand' && (
      <TextField
        label={t.stepsApart}
        help={t.stepsHelp}
        value={typed.steps}
        error={problem}
        onChange={({ target }) => change({ steps: target.value })}
      />
    )}
    {typed.kind === 'run rate' && (
      <TextField
        label={t.timesTheRate}
        type="number"
        min={101}
        max={1000}
        value={typed.hundredths}
        onChange={({ target }) => change({ hundredths: Number(target.value) })}
      />
    )}
    {typed.kind === 'ahead' && (
      <TextField
        label={t.afterOvers}
        type="number"
        min={1}
        max={300}
        value={typed.overs}
        onChange={({ target }) => change({ overs: Number(target.value) })}
      />
    )}
    <PointsField
      label={
        typed.kind === 'own rate'
          ? t.mostPoints
          : isLadder(typed.kind)
            ? t.pointsEachStep
            : t.points
      }
      value={typed.points}
      onChange={(worth) => change({ points: worth })}
    />
  </div>
)
