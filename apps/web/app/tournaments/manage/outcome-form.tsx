import { ballsOfOvers, oversText } from '@pavilion/cricket/formats/conditions.ts'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import * as t from '#texts/tournaments.ts'
import { Choice } from './basics-form.tsx'
import styles from './console.module.css'
import type { Outcome } from './fixture-calls.ts'

type Team = { readonly id: string; readonly name: string }
type Teams = readonly [Team, Team]
type Kind = Outcome['kind']

const kinds: Readonly<Record<Kind, string>> = {
  score: t.totalsOfBothSides,
  walkover: t.walkover,
  conceded: t.conceded,
  forfeited: t.forfeited,
  awarded: t.awarded,
  'no result': t.noResultNobodyWon,
  abandoned: t.abandonedInPlay,
  'abandoned without a ball': t.abandonedWithoutABall,
}

const isKind = (text: string): text is Kind => text in kinds

type Total = { readonly runs: string; readonly wickets: string; readonly overs: string }
type Typed = {
  readonly kind: Kind
  /** Who batted first, or was given the match. */
  readonly side: string
  readonly totals: readonly [Total, Total]
}

const blank: Total = { runs: '', wickets: '', overs: '' }

/** What is typed of how a match ended, the teams at home first. */
export function useOutcome(teams: Teams, ballsPerOver: number) {
  const [typed, setTyped] = useState<Typed>({
    kind: 'score',
    side: teams[0].id,
    totals: [blank, blank],
  })
  const change = (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part }))
  return { teams, typed, change, outcome: outcomeOf(typed, teams, ballsPerOver) }
}

const wholeOf = (text: string): number | undefined =>
  /^\d+$/.test(text.trim()) ? Number(text) : undefined

function totalOf(teamId: string, { runs, wickets, overs }: Total, ballsPerOver: number) {
  const told = [wholeOf(runs), wholeOf(wickets)] as const
  const balls = overs.trim() === '' ? null : ballsOfOvers(Number(overs), ballsPerOver)
  if (told[0] === undefined || told[1] === undefined || balls === null) return undefined
  return { teamId, runs: told[0], wickets: told[1], balls }
}

/** Undefined while something is missing. */
function outcomeOf(typed: Typed, teams: Teams, ballsPerOver: number): Outcome | undefined {
  const { kind, side, totals } = typed
  if (isRuling(kind)) return { kind, winnerId: side }
  if (kind !== 'score') return { kind }
  const home = totalOf(teams[0].id, totals[0], ballsPerOver)
  const away = totalOf(teams[1].id, totals[1], ballsPerOver)
  if (home === undefined || away === undefined) return undefined
  return { kind, totals: side === teams[1].id ? [away, home] : [home, away] }
}

const isRuling = (kind: Kind) =>
  kind === 'awarded' || kind === 'walkover' || kind === 'conceded' || kind === 'forfeited'

type FieldsProps = Pick<ReturnType<typeof useOutcome>, 'teams' | 'typed' | 'change'>

/** How a match ended that nobody scored. */
export function OutcomeFields({ teams, typed, change }: FieldsProps) {
  const { kind } = typed
  const isScore = kind === 'score'
  return (
    <>
      <Choice
        label={t.howItEnded}
        choices={Object.entries(kinds)}
        value={kind}
        onChange={(chosen) => isKind(chosen) && change({ kind: chosen })}
      />
      {(isScore || isRuling(kind)) && (
        <Choice
          label={isScore ? t.battedFirst : t.wonBy}
          choices={teams.map(({ id, name }) => [id, name] as const)}
          value={typed.side}
          onChange={(side) => change({ side })}
        />
      )}
      {isScore && <Totals teams={teams} typed={typed} change={change} />}
    </>
  )
}

const fields = [
  ['runs', t.runs],
  ['wickets', t.wickets],
  ['overs', t.overs],
] as const

function Totals({ teams, typed, change }: FieldsProps) {
  const set = (at: number, part: Partial<Total>) => {
    const [home, away] = typed.totals
    change({ totals: at === 0 ? [{ ...home, ...part }, away] : [home, { ...away, ...part }] })
  }
  return teams.map(({ id, name }, at) => (
    <fieldset key={id} className={styles.totals}>
      <legend>{name}</legend>
      {fields.map(([part, label]) => (
        <TextField
          key={part}
          label={label}
          inputMode="decimal"
          maxLength={6}
          value={typed.totals[at]?.[part] ?? ''}
          onChange={({ target }) => set(at, { [part]: target.value })}
        />
      ))}
    </fieldset>
  ))
}

const rulings = {
  walkover: t.walkoverTo,
  conceded: t.concededTo,
  forfeited: t.forfeitedTo,
  awarded: t.awardedTo,
} as const
const endings = {
  'no result': t.noResultNobodyWon,
  abandoned: t.abandonedInPlay,
  'abandoned without a ball': t.abandonedWithoutABall,
} as const

/** "Amber 150/6 (20 ov), Bronze 120/10 (18.3 ov)", "Walkover to Amber". */
export function outcomeText(outcome: Outcome, teams: Teams, ballsPerOver: number): string {
  const nameOf = (id: string) => teams.find((team) => team.id === id)?.name ?? ''
  if ('winnerId' in outcome) return rulings[outcome.kind]({ name: nameOf(outcome.winnerId) })
  if (!('totals' in outcome)) return endings[outcome.kind]
  return outcome.totals
    .map(({ teamId, balls, ...total }) =>
      t.totalOf({ ...total, name: nameOf(teamId), overs: oversText(balls, ballsPerOver) }),
    )
    .join(', ')
}
