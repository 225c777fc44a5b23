import { contradictions } from '@pavilion/cricket/formats/contradictions.ts'
import type { LostTimeRules, PlayingConditions } from '@pavilion/cricket/formats/conditions.ts'
import { conditionsNamed } from '@pavilion/cricket/formats/named.ts'
import type { saveFormat } from '#calls/scoring.ts'
import type { InputOf } from '#state/call.ts'
import * as t from '#texts/scoring.ts'

export const formats = [
  { value: 't20', label: 'T20' },
  { value: 'one-day', label: t.oneDay50Overs },
  { value: 't10', label: 'T10' },
  { value: 'limited', label: t.anotherNumberOfOvers },
  { value: 'the-hundred', label: t.theHundred },
  { value: 'last-man-stands', label: t.lastManStands },
  { value: 'pairs', label: t.pairsEightASide },
  { value: 'indoor', label: t.indoorEightASide },
  { value: 'multi-day', label: t.twoInningsFourDays },
  { value: 'test', label: t.testMatch },
] as const

/** What of the form of a match says how it is played. */
export type FormatDraft = {
  readonly format: (typeof formats)[number]['value']
  readonly overs: string
  /** Rules of one’s own in the place of the format’s; null for those of the format. */
  readonly rules: PlayingConditions | null
  /** How many unsuccessful ones a side may have in an innings; empty for no reviews. */
  readonly reviews: string
}

/** The rules that the form has numbers for, with their bounds. */
export const numberRules = {
  oversPerInnings: [1, 300],
  ballsPerOver: [1, 20],
  oversPerEnd: [1, 10],
  daysScheduled: [1, 10],
  playersPerSide: [2, 22],
  maxOversPerBowler: [1, 300],
  wideValue: [0, 10],
  noBallValue: [0, 10],
  retireAt: [1, 1000],
  followOnMargin: [1, 1000],
  overRatePenalty: [1, 25],
} as const satisfies { readonly [K in keyof PlayingConditions]?: readonly [number, number] }

export type NumberRule = keyof typeof numberRules

/** What is played by the form: rules of one’s own, or those of the format; null while its overs are missing. */
export function rulesOf({ rules, format, overs }: FormatDraft): PlayingConditions | null {
  if (rules !== null) return rules
  const named = conditionsNamed({
    format,
    ...(format === 'limited' && { overs: Number(overs) }),
  })
  return named.ok && (format !== 'limited' || isWithin('oversPerInnings', Number(overs)))
    ? named.value
    : null
}

const isWithin = (rule: NumberRule, value: number): boolean => {
  const [least, most] = numberRules[rule]
  return Number.isInteger(value) && value >= least && value <= most
}

export type RuleProblems = { readonly [K in keyof PlayingConditions]?: string }

const numbers: readonly NumberRule[] = [
  'oversPerInnings',
  'ballsPerOver',
  'oversPerEnd',
  'daysScheduled',
  'playersPerSide',
  'maxOversPerBowler',
  'wideValue',
  'noBallValue',
  'retireAt',
  'followOnMargin',
  'overRatePenalty',
]

/** What is wrong with rules, by rule: numbers out of bounds, then rules that rule each other out. */
export function ruleProblems(rules: PlayingConditions): RuleProblems {
  const outOfBounds = numbers.flatMap((rule) => {
    const value = rules[rule]
    if (value === null || value === undefined || isWithin(rule, value)) return []
    return [
      [rule, t.leastToMost({ least: numberRules[rule][0], most: numberRules[rule][1] })] as const,
    ]
  })
  const superOver = superOverProblem(rules)
  const found = contradictions(rules).map(({ rule, message }) => [rule, message] as const)
  return Object.fromEntries([...found, ...outOfBounds, ...superOver, ...lostTimeProblem(rules)])
}

const MOST_SUPER_BALLS = 60
const MOST_SUPER_WICKETS = 10

function superOverProblem({ superOver }: PlayingConditions) {
  if (superOver === null) return []
  const within = (value: number, most: number) =>
    Number.isInteger(value) && value >= 1 && value <= most
  if (within(superOver.balls, MOST_SUPER_BALLS) && within(superOver.wickets, MOST_SUPER_WICKETS)) {
    return []
  }
  const most = { balls: MOST_SUPER_BALLS, wickets: MOST_SUPER_WICKETS }
  return [['superOver', t.boundsOfSuperOver(most)] as const]
}

const boundsOfLostTime = {
  secondsPerOver: [60, 900],
  graceMinutes: [0, 240],
  minimumOvers: [1, 50],
} as const satisfies { readonly [K in keyof LostTimeRules]: readonly [number, number] }

function lostTimeProblem({ lostTime }: PlayingConditions) {
  if (lostTime === undefined) return []
  const within = (rule: keyof LostTimeRules) => {
    const [least, most] = boundsOfLostTime[rule]
    return lostTime[rule] >= least && lostTime[rule] <= most
  }
  const isWithinAll = within('secondsPerOver') && within('graceMinutes') && within('minimumOvers')
  return isWithinAll ? [] : [['lostTime', t.boundsOfLostTime] as const]
}

const POWERPLAY_SHARE = 0.3
const BOWLERS = 5

/** Other overs bring other limits, but to pairs, whose bowlers have theirs. */
export function ofOvers(rules: PlayingConditions, overs: number): Partial<PlayingConditions> {
  const to = Math.round(overs * POWERPLAY_SHARE) * rules.ballsPerOver
  return {
    oversPerInnings: overs,
    ...(rules.pairs === undefined &&
      rules.maxOversPerBowler !== null && {
        maxOversPerBowler: Math.max(1, Math.ceil(overs / BOWLERS)),
      }),
    ...(rules.battingPowerplay !== undefined && {
      battingPowerplay: { ...rules.battingPowerplay, until: overs },
    }),
    powerplays:
      rules.powerplays.length === 0 || to === 0 ? [] : [{ kind: 'mandatory', from: 0, to }],
  }
}

type Sent = InputOf<typeof saveFormat>['conditions']

const kinds = ['mandatory', 'batting', 'fielding'] as const

/** Rules as they are sent. */
export const sentRules = (rules: PlayingConditions): Sent => ({
  ...rules,
  powerplays: rules.powerplays.flatMap(({ kind, from, to }) =>
    kinds.filter((one) => one === kind).map((one) => ({ kind: one, from, to })),
  ),
})

/** Fields of rules: `problems` by rule, `set` for all of them as changed. */
export type RulesProps = {
  readonly rules: PlayingConditions
  readonly problems: RuleProblems
  readonly set: (rules: PlayingConditions) => void
}
