import { Button } from '@pavilion/kit/button.tsx'
import { Checkbox } from '@pavilion/kit/checkbox.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useShell } from '#layout/use-shell.ts'
import { dayAfter } from '#shared/dates.ts'
import { randomId } from '#state/api.ts'
import * as t from '#texts/tournaments.ts'
import { Choice } from './basics-form.tsx'
import styles from './console.module.css'
import { cancelSearch, searchFixtures } from './fixture-calls.ts'
import type { Run } from './fixture-calls.ts'
import { isSearching, type ProgrammeProps } from './fixtures-panel.tsx'
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
        <div className={styles.form} aria-live="polite">
          <p>{t.searching}</p>
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
        <div className={styles.form}>
          {run !== null && <Outcome run={run} />}
          <SearchForm managed={managed} programme={programme} again={again} />
        </div>
      )}
    </Panel>
  )
}

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

function SearchForm({ managed, again }: ProgrammeProps) {
  const { fields, tournament } = managed
  const [legs, setLegs] = useState<'once' | 'twice'>('once')
  const [weekdays, setWeekdays] = useState<readonly number[]>([0, SATURDAY])
  const [slots, setSlots] = useState('10:00\n14:00')
  const [grounds, setGrounds] = useState(fields.grounds.join('\n'))
  const [rest, setRest] = useState('0')
  const { busy, change } = useChange(again)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const wishes = {
      legs: legs === 'once' ? (1 as const) : (2 as const),
      days: daysOn(fields.startsOn, fields.endsOn, weekdays),
      slots: linesOf(slots),
      grounds: linesOf(grounds),
      restDays: Number(rest),
      restIsWish: true,
      away: [],
      closed: [],
    }
    void change('search', () =>
      searchFixtures({ tournamentId: tournament.id, runId: randomId(), wishes }),
    )
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Choice
        label={t.everyPairMeets}
        choices={[
          ['once', t.once],
          ['twice', t.twiceHomeAndAway],
        ]}
        value={legs}
        onChange={setLegs}
      />
      <Weekdays chosen={weekdays} onChange={setWeekdays} />
      <div className={styles.pair}>
        <TextArea
          label={t.startingTimes}
          help={t.oneALine}
          rows={2}
          value={slots}
          onChange={({ target }) => setSlots(target.value)}
        />
        <TextArea
          label={t.grounds}
          help={t.oneALine}
          rows={2}
          value={grounds}
          onChange={({ target }) => setGrounds(target.value)}
        />
      </div>
      <TextField
        label={t.restDays}
        help={t.restIsAWish}
        type="number"
        min={0}
        max={30}
        value={rest}
        onChange={({ target }) => setRest(target.value)}
      />
      <div>
        <Button type="submit" variant="outline" busy={busy === 'search'}>
          {t.findFixtures}
        </Button>
      </div>
    </form>
  )
}

type WeekdaysProps = {
  readonly chosen: readonly number[]
  readonly onChange: (chosen: readonly number[]) => void
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
