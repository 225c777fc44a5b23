import { Checkbox } from '@pavilion/kit/checkbox.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import type { PlayingConditions } from '@pavilion/cricket/formats/conditions.ts'
import { conditionsNamed, formatSlugs } from '@pavilion/cricket/formats/named.ts'
import { summaryOf } from '@pavilion/cricket/formats/summary.ts'
import type { SubmitEvent } from 'react'
import * as t from '#texts/tournaments.ts'
import { Choice, Send } from './basics-form.tsx'
import shared from '#shared/console.module.css'
import styles from './console.module.css'
import type { Fields, Managed } from './tournament-calls.ts'
import type { useFields } from './use-fields.ts'

type Form = ReturnType<typeof useFields>
type Playing = Managed['playing']
type Conditions = Fields['conditions']

const DEFAULT_OVERS = 16

const labels: Readonly<Record<(typeof formatSlugs)[number], string>> = {
  t20: t.t20,
  'one-day': t.oneDay,
  t10: t.t10,
  'the-hundred': t.theHundred,
  test: t.testMatch,
  'multi-day': t.multiDay,
  'last-man-stands': t.lastManStandsFormat,
  pairs: t.pairsFormat,
  indoor: t.indoorFormat,
  limited: t.otherOvers,
}

const formats = [
  ['', t.chooseAFormat] as const,
  ...formatSlugs.map((slug) => [slug, labels[slug]] as const),
]

/** What is sent of conditions in full. */
export function asked(playing: PlayingConditions): Conditions {
  return { ...playing, powerplays: playing.powerplays.flatMap(knownPowerplay) }
}

type Powerplay = PlayingConditions['powerplays'][number]

const kinds = ['mandatory', 'batting', 'fielding'] as const

const knownPowerplay = ({ kind, from, to }: Powerplay) =>
  kinds.filter((one) => one === kind).map((one) => ({ kind: one, from, to }))

/** What the form shows: a named format in full. */
export function inFull(conditions: Conditions, playing: Playing): PlayingConditions {
  if ('format' in conditions) return playing
  const { name = '', oversPerEnd = 1, daysScheduled = 1, powerplays = [] } = conditions
  const { lastManStands = false } = conditions
  return { ...conditions, name, oversPerEnd, daysScheduled, powerplays, lastManStands }
}

type FormatProps = {
  readonly form: Form
  readonly playing: Playing
  readonly action: string
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}

/** The playing conditions: a format to begin with, and what a league does differently. */
export function FormatForm({ form, playing, action, onSubmit }: FormatProps) {
  const now = inFull(form.fields.conditions, playing)
  const change = (part: Partial<PlayingConditions>) =>
    form.change({ conditions: asked({ ...now, ...part }) })
  const begin = (format: string) => {
    const slug = formatSlugs.find((one) => one === format)
    if (slug === undefined) return
    const named = conditionsNamed({
      format: slug,
      ...(slug === 'limited' && { overs: DEFAULT_OVERS }),
    })
    if (named.ok) form.change({ conditions: asked(named.value) })
  }
  return (
    <form className={shared.form} noValidate onSubmit={onSubmit}>
      <Choice label={t.startFrom} choices={formats} value="" onChange={begin} />
      <Numbers form={form} now={now} change={change} />
      <div className={styles.checks}>
        <Checkbox
          checked={now.freeHit}
          onChange={({ target }) => change({ freeHit: target.checked })}
        >
          {t.freeHitAfterNoBall}
        </Checkbox>
        <Checkbox
          checked={now.superOver !== null}
          onChange={({ target }) => change({ superOver: target.checked ? superOver : null })}
        >
          {t.superOverIfTied}
        </Checkbox>
        <Checkbox
          checked={now.lastManStands}
          onChange={({ target }) => change({ lastManStands: target.checked })}
        >
          {t.lastBatterGoesOn}
        </Checkbox>
      </div>
      <p className={styles.box}>{summaryOf(now)}</p>
      <Send form={form} action={action} />
    </form>
  )
}

const superOver = { balls: 6, wickets: 2, repeats: true }

type NumbersProps = {
  readonly form: Form
  readonly now: PlayingConditions
  readonly change: (part: Partial<PlayingConditions>) => void
}

const POWERPLAY_SHARE = 0.3
const BOWLERS = 5

/** Other overs have other limits, and are no longer the format's. */
const ofOvers = (now: PlayingConditions, overs: number): Partial<PlayingConditions> => ({
  name: '',
  oversPerInnings: overs,
  maxOversPerBowler: Math.max(1, Math.ceil(overs / BOWLERS)),
  powerplays: [
    { kind: 'mandatory', from: 0, to: Math.round(overs * POWERPLAY_SHARE) * now.ballsPerOver },
  ].filter(({ to }) => to > 0),
})

function Numbers({ form, now, change }: NumbersProps) {
  const field = (
    name: 'oversPerInnings' | 'playersPerSide' | 'maxOversPerBowler' | 'wideValue' | 'noBallValue',
    set: (value: number) => Partial<PlayingConditions>,
  ) => ({
    type: 'number',
    min: 0,
    value: now[name] ?? '',
    error: form.problemAt(`conditions.${name}`),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      change(set(Number(target.value))),
  })
  return (
    <div className={styles.numbers}>
      {now.oversPerInnings !== null && (
        <TextField
          label={t.oversASide}
          {...field('oversPerInnings', (overs) => ofOvers(now, overs))}
        />
      )}
      {now.maxOversPerBowler !== null && (
        <TextField
          label={t.oversABowler}
          {...field('maxOversPerBowler', (maxOversPerBowler) => ({ name: '', maxOversPerBowler }))}
        />
      )}
      <TextField
        label={t.playersASide}
        {...field('playersPerSide', (playersPerSide) => ({ playersPerSide }))}
      />
      <TextField label={t.runsForAWide} {...field('wideValue', (wideValue) => ({ wideValue }))} />
      <TextField
        label={t.runsForANoBall}
        {...field('noBallValue', (noBallValue) => ({ noBallValue }))}
      />
    </div>
  )
}
