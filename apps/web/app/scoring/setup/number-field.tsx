import { TextField } from '@pavilion/kit/text-field.tsx'
import * as t from '#texts/scoring.ts'
import { numberRules } from './rules.ts'
import type { NumberRule, RulesProps } from './rules.ts'

const labels: Readonly<Record<NumberRule, string>> = {
  oversPerInnings: t.oversASide,
  ballsPerOver: t.ballsAnOver,
  oversPerEnd: t.oversAnEnd,
  daysScheduled: t.daysOfPlay,
  playersPerSide: t.playersASide,
  maxOversPerBowler: t.oversABowler,
  wideValue: t.runsForAWide,
  noBallValue: t.runsForANoBall,
  retireAt: t.battersRetireAt,
  followOnMargin: t.leadForTheFollowOn,
  overRatePenalty: t.runsForALateOver,
}

type NumberProps = Omit<RulesProps, 'set'> & {
  readonly rule: NumberRule
  readonly help?: string
  /** 0 when it is left empty. */
  readonly change: (value: number) => void
}

/** A rule that is a number. */
export function NumberField({ rules, problems, rule, help, change }: NumberProps) {
  const [least, most] = numberRules[rule]
  return (
    <TextField
      label={labels[rule]}
      type="number"
      inputMode="numeric"
      min={least}
      max={most}
      help={help}
      value={rules[rule] ?? ''}
      error={problems[rule]}
      onChange={({ target }) => change(Number(target.value))}
    />
  )
}
