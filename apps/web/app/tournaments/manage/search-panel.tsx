import { Button } from '@pavilion/kit/button.tsx'
import { Checkbox } from '@pavilion/kit/checkbox.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useShell } from '#layout/use-shell.ts'
import { dayAfter } from '#shared/dates.ts'
import { randomId } from '#state/random-id.ts'
import * as t from '#texts/tournaments.ts'
import { DaysOff, nothingOff } from './days-off.tsx'
import { Choice } from './basics-form.tsx'
import shared from '#shared/console.module.css'
import styles from './console.module.css'
import { cancelSearch, isSearching, searchFixtures } from './fixture-calls.ts'
import type { ProgrammeProps, Run } from './fixture-calls.ts'
import { useChange } from './use-change.ts'

const MOST_DAYS = 120
const WEEK = 7
/** A Sunday. */
const SOME_SUNDAY = '2026-11-22'

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()

/** The days of these weekdays from one day until another. */
function daysOn(from: string, until: string, weekdays: readonly number[]): string[] {
  const days: string[] = []
  for (let day = from; day <= until && days.length < MOST_DAYS; day = dayAfter(day, 1)) {
    if (weekdays.includes(weekdayOf(day))) days.push(day)
  }
  return days
}

const linesOf = (text: string) =>
  text
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Searches for fixtures of the groups. */
export function SearchPanel({ managed, programme, again }: ProgrammeProps) {
  const { busy, change } = useChange(again)
  const { run } = programme
  const tournamentId = managed.tournament.id
  return (
    <Panel level={2} title={t.findFixtures}>
      {isSearching(run) ? (
        <div className={shared.form} aria-live="polite">
          <p>{stages.get(run?.stage ?? '') ?? t.searching}</p>
          <progress aria-label={t.searching} />
          <div>
            <Button
              variant="outline"
              busy={busy === 'cancel'}
              onClick={() => void change('cancel', () => cancelSearch(tournamentId))}
            >
              {t.cancelTheSearch}
            </Button>
          </div>
        </div>
      ) : (
        <div className={shared.form}>
          {run !== null && <Outcome run={run} />}
          <SearchForm managed={managed} programme={programme} again={again} />
        </div>
      )}
    </Panel>
  )
}

/** What is done at the moment. */
const stages: ReadonlyMap<string, string> = new Map([
  ['draw', t.stageDraw],
  ['search', t.stageSearch],
  ['wishes', t.stageWishes],
  ['explanation', t.stageExplanation],
])

const outcomes: Readonly<Record<Run['status'], string>> = {
  waiting: '',
  searching: '',
  found: t.fixturesFound,
  impossible: t.noFixturesPossible,
  unknown: t.nothingFoundInTime,
  cancelled: t.searchCancelled,
  failed: t.searchFailed,
}

function Outcome({ run: { status, says } }: { readonly run: Run }) {
  return (
    <div className={styles.box}>
      <b>{outcomes[status]}</b>
      {says.length > 0 && (
        <>
          <span className="pv-small">{status === 'found' ? t.notAllWishes : t.theseClash}</span>
          <ul>
            {says.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

const SATURDAY = 6

/** What is wished for as it is typed. */
function useWishes({ fields }: ProgrammeProps['managed']) {
  const [typed, setTyped] = useState({
    legs: 'once',
    weekdays: [0, SATURDAY],
    slots: '10:00\n14:00',
    grounds: fields.grounds.join('\n'),
    rest: '0',
    ...nothingOff,
  })
  const change = (part: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...part }))
  const wishes = {
    legs: typed.legs === 'once' ? (1 as const) : (2 as const),
    days: daysOn(fields.startsOn, fields.endsOn, typed.weekdays),
    slots: linesOf(typed.slots),
    grounds: linesOf(typed.grounds),
    restDays: Number(typed.rest),
    restIsWish: true,
    away: typed.away.map(({ id: teamId, day }) => ({ teamId, day })),
    closed: typed.closed.map(({ id: ground, day }) => ({ ground, day })),
  }
  return { typed, change, wishes }
}

const legs = [
  ['once', t.once],
  ['twice', t.twiceHomeAndAway],
] as const

function SearchForm({ managed, again }: ProgrammeProps) {
  const { typed, change: type, wishes } = useWishes(managed)
  const [problem, setProblem] = useState<string>()
  const { busy, change } = useChange(again)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const asked = { tournamentId: managed.tournament.id, runId: randomId(), wishes }
    const refused = await change('search', () => searchFixtures(asked))
    setProblem(refused?.errors[0]?.message ?? refused?.message)
  }
  return (
    <form className={shared.form} noValidate onSubmit={(event) => void submit(event)}>
      <Choice
        label={t.everyPairMeets}
        choices={legs}
        value={typed.legs}
        onChange={(chosen) => type({ legs: chosen })}
      />
      <Weekdays chosen={typed.weekdays} onChange={(weekdays) => type({ weekdays })} />
      <Where typed={typed} onChange={type} />
      <DaysOff managed={managed} grounds={wishes.grounds} off={typed} onChange={type} />
      <TextField
        label={t.restDays}
        help={t.restIsAWish}
        type="number"
        min={0}
        max={30}
        value={typed.rest}
        error={problem}
        onChange={({ target }) => type({ rest: target.value })}
      />
      <div>
        <Button type="submit" variant="outline" busy={busy === 'search'}>
          {t.findFixtures}
        </Button>
      </div>
    </form>
  )
}

type WhereProps = {
  readonly typed: { readonly slots: string; readonly grounds: string }
  readonly onChange: (part: { readonly slots?: string; readonly grounds?: string }) => void
}

const Where = ({ typed: { slots, grounds }, onChange }: WhereProps) => (
  <div className={styles.pair}>
    <TextArea
      label={t.startingTimes}
      help={t.oneALine}
      rows={2}
      value={slots}
      onChange={({ target }) => onChange({ slots: target.value })}
    />
    <TextArea
      label={t.grounds}
      help={t.oneALine}
      rows={2}
      value={grounds}
      onChange={({ target }) => onChange({ grounds: target.value })}
    />
  </div>
)

type WeekdaysProps = {
  readonly chosen: readonly number[]
  readonly onChange: (chosen: number[]) => void
}

function Weekdays({ chosen, onChange }: WeekdaysProps) {
  const locale = useShell()?.site.locale ?? 'en'
  const nameOf = (weekday: number) =>
    new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(
      Date.parse(dayAfter(SOME_SUNDAY, weekday)),
    )
  return (
    <fieldset className={styles.checks}>
      <legend>{t.playedOn}</legend>
      {Array.from({ length: WEEK }, (_, at) => (at + 1) % WEEK).map((weekday) => (
        <Checkbox
          key={weekday}
          checked={chosen.includes(weekday)}
          onChange={({ target }) =>
            onChange(
              target.checked ? [...chosen, weekday] : chosen.filter((one) => one !== weekday),
            )
          }
        >
          {nameOf(weekday)}
        </Checkbox>
      ))}
    </fieldset>
  )
}
