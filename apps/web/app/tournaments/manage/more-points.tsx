import { Checkbox } from '@pavilion/kit/checkbox.tsx'
import {
  carries,
  drawMeasures,
  noResultRules,
  withdrawnRules,
} from '@pavilion/cricket/standings/points-rules.ts'
import type { ReactNode } from 'react'
import * as t from '#texts/tournaments.ts'
import { Choice, choicesOf } from './basics-form.tsx'
import styles from './console.module.css'
import type { Points } from './points-choices.ts'
import { PointsField } from './points-field.tsx'

export type RulesProps = {
  readonly points: Points
  readonly onChange: (points: Points) => void
}

type Results = Points['points']
type Optional = 'outright' | 'unequalDraw' | 'firstInningsLead'

/** The points of results that most leagues do not tell apart. */
export function MorePoints({ points: rules, onChange }: RulesProps) {
  const { points } = rules
  const change = (part: Partial<Results>) => onChange({ ...rules, points: { ...points, ...part } })
  const without = (name: Optional) => {
    const { [name]: _, ...rest } = points
    onChange({ ...rules, points: rest })
  }
  return (
    <details className={styles.more}>
      <summary>{t.morePoints}</summary>
      <div className={styles.stack}>
        <Draws points={points} change={change} without={without} />
        <Lead points={points} change={change} without={without} />
        <Outright points={points} change={change} without={without} />
        <Special kind="tie break" label={t.tieBreakHasPoints} points={points} change={change} />
        <Special kind="award" label={t.rulingHasPoints} points={points} change={change} />
        <Special kind="walkover" label={t.walkoverHasPoints} points={points} change={change} />
        <Special kind="conceded" label={t.concededHasPoints} points={points} change={change} />
        <Special kind="forfeited" label={t.forfeitedHasPoints} points={points} change={change} />
        <OfTheTable points={rules} onChange={onChange} />
      </div>
    </details>
  )
}

type PartProps = {
  readonly points: Results
  readonly change: (part: Partial<Results>) => void
  readonly without: (name: Optional) => void
}

type OptionalRuleProps = {
  readonly label: string
  readonly isOn: boolean
  readonly onSwitch: (isOn: boolean) => void
  readonly children: ReactNode
}

/** A rule that is there or not, and what it says. */
const OptionalRule = ({ label, isOn, onSwitch, children }: OptionalRuleProps) => (
  <div className={styles.optional}>
    <Checkbox checked={isOn} onChange={({ target }) => onSwitch(target.checked)}>
      {label}
    </Checkbox>
    {isOn && <div className={styles.numbers}>{children}</div>}
  </div>
)

const draws = {
  'first innings': t.ledOnFirstInnings,
  'fewer wickets': t.lostFewerWickets,
  'more runs': t.hasMoreRuns,
} as const

function Draws({ points, change, without }: PartProps) {
  const { unequalDraw: rule, drawn } = points
  const first = { by: drawMeasures[0], ahead: drawn + 1, behind: drawn } as const
  return (
    <OptionalRule
      label={t.unequalDraws}
      isOn={rule !== undefined}
      onSwitch={(isOn) => (isOn ? change({ unequalDraw: first }) : without('unequalDraw'))}
    >
      {rule !== undefined && (
        <>
          <Choice
            label={t.betterSide}
            choices={choicesOf(draws)}
            value={rule.by}
            onChange={(by) => change({ unequalDraw: { ...rule, by } })}
          />
          <PointsField
            label={t.forBetterSide}
            value={rule.ahead}
            onChange={(ahead) => change({ unequalDraw: { ...rule, ahead } })}
          />
          <PointsField
            label={t.forWorseSide}
            value={rule.behind}
            onChange={(behind) => change({ unequalDraw: { ...rule, behind } })}
          />
        </>
      )}
    </OptionalRule>
  )
}

const kept = ['lost', 'tied', 'drawn'] as const

function Lead({ points, change, without }: PartProps) {
  const rule = points.firstInningsLead
  const first = { points: 1, results: [...kept] }
  return (
    <OptionalRule
      label={t.leadBringsPoints}
      isOn={rule !== undefined}
      onSwitch={(isOn) =>
        isOn ? change({ firstInningsLead: first }) : without('firstInningsLead')
      }
    >
      {rule !== undefined && (
        <>
          <PointsField
            label={t.forALead}
            value={rule.points}
            onChange={(worth) => change({ firstInningsLead: { ...rule, points: worth } })}
          />
          <Checkbox
            checked={rule.results.includes('won')}
            onChange={({ target }) => {
              const results = target.checked ? ['won' as const, ...kept] : [...kept]
              change({ firstInningsLead: { ...rule, results } })
            }}
          >
            {t.leadForWinners}
          </Checkbox>
        </>
      )}
    </OptionalRule>
  )
}

function Outright({ points, change, without }: PartProps) {
  const { outright: rule, won } = points
  return (
    <OptionalRule
      label={t.outrightHasPoints}
      isOn={rule !== undefined}
      onSwitch={(isOn) =>
        isOn ? change({ outright: { points: won + 1, withBonuses: true } }) : without('outright')
      }
    >
      {rule !== undefined && (
        <>
          <PointsField
            label={t.forOutright}
            value={rule.points}
            onChange={(worth) => change({ outright: { ...rule, points: worth } })}
          />
          <Checkbox
            checked={rule.withBonuses}
            onChange={({ target }) =>
              change({ outright: { ...rule, withBonuses: target.checked } })
            }
          >
            {t.outrightWithBonuses}
          </Checkbox>
        </>
      )}
    </OptionalRule>
  )
}

type SpecialProps = Omit<PartProps, 'without'> & {
  readonly kind: keyof NonNullable<Results['special']>
  readonly label: string
}

function Special({ kind: how, label, points, change }: SpecialProps) {
  const rule = points.special?.[how]
  const turn = (isOn: boolean) => {
    const { [how]: _, ...rest } = points.special ?? {}
    const own = { won: points.won, lost: points.lost }
    change({ special: isOn ? { ...rest, [how]: own } : rest })
  }
  const set = (part: Partial<NonNullable<typeof rule>>) =>
    rule !== undefined && change({ special: { ...points.special, [how]: { ...rule, ...part } } })
  return (
    <OptionalRule label={label} isOn={rule !== undefined} onSwitch={turn}>
      {rule !== undefined && (
        <>
          <PointsField label={t.forWinnerThen} value={rule.won} onChange={(won) => set({ won })} />
          <PointsField
            label={t.forLoserThen}
            value={rule.lost}
            onChange={(lost) => set({ lost })}
          />
        </>
      )}
    </OptionalRule>
  )
}

const carryNames = {
  'among those through': t.carriedAmong,
  everything: t.carriedEverything,
  nothing: t.carriedNothing,
} as const

const withdrawnNames = {
  counted: t.withdrawnCounted,
  'left out': t.withdrawnLeftOut,
  'left out before half': t.withdrawnBeforeHalf,
} as const

const OfTheTable = ({ points: rules, onChange }: RulesProps) => (
  <>
    <Checkbox
      checked={rules.noResults === 'left out'}
      onChange={({ target }) =>
        onChange({
          ...rules,
          noResults: noResultRules[target.checked ? 1 : 0],
          points: { ...rules.points, ...(target.checked && { 'no result': 0 }) },
        })
      }
    >
      {t.leaveOutNoResults}
    </Checkbox>
    <Choice
      label={t.carriedForward}
      choices={choicesOf(carryNames)}
      value={rules.carried ?? carries[0]}
      onChange={(carried) => onChange({ ...rules, carried })}
    />
    <Choice
      label={t.whenATeamWithdraws}
      choices={choicesOf(withdrawnNames)}
      value={rules.withdrawn ?? withdrawnRules[0]}
      onChange={(withdrawn) => onChange({ ...rules, withdrawn })}
    />
  </>
)
