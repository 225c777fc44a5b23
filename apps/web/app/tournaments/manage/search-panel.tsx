import { Button } from '@pavilion/kit/button.tsx'
import { Checkbox } from '@pavilion/kit/checkbox.tsx'
import { FoldingPanel } from '@pavilion/kit/folding-panel.tsx'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useShell } from '#layout/use-shell.ts'
import { dayAfter } from '#shared/dates.ts'
import { randomId } from '#state/random-id.ts'
import * as t from '#texts/tournaments.ts'
import { askedOff, DaysOff, daysOffOf } from './days-off.tsx'
import { Choice } from './basics-form.tsx'
import shared from '#shared/console.module.css'
import styles from './console.module.css'
import { isSearching, searchFixtures } from './fixture-calls.ts'
import type { ProgrammeProps, Wishes } from './fixture-calls.ts'
import { legChoices, legsNamed, legsOf } from './legs.ts'
import { ReplaceQuestion } from './replace-question.tsx'
import { replacedOf } from './replaced-text.ts'
import { askedRest, RestFields, restOf } from './rest-fields.tsx'
import { Outcome, SearchProgress } from './search-progress.tsx'
import { basisOf, missingOf, stagesOf, WhatToArrange } from './searched-stages.tsx'
import { useProgrammeChange } from './use-programme-change.ts'
import { linesOf, Where } from './where-fields.tsx'
import { refusalText } from '#state/request.ts'

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

/** Whether there is something to arrange, or a search has not ended well. */
const isWanted = ({ run, fixtures }: ProgrammeProps['programme']): boolean =>
  fixtures.length === 0 ||
  fixtures.some(({ startsAt }) => startsAt === null) ||
  (run?.kind === 'search' && run.status !== 'applied')

/** Searches for fixtures of the groups. */
export function SearchPanel({ managed, programme, again }: ProgrammeProps) {
  const { run } = programme
  return (
    <FoldingPanel title={t.findFixtures} opens={isWanted(programme)}>
      {isSearching(run) ? (
        <SearchProgress run={run} tournamentId={managed.tournament.id} again={again} />
      ) : (
        <div className={shared.form}>
          {run?.kind === 'search' && <Outcome run={run} />}
          <SearchForm managed={managed} programme={programme} again={again} />
        </div>
      )}
    </FoldingPanel>
  )
}

const SATURDAY = 6

/** What is wished for as it is typed. */
function useWishes({ managed: { fields }, programme }: ProgrammeProps) {
  const asked = programme.run?.asked
  const stages = stagesOf(programme)
  const [typed, setTyped] = useState({
    stages: missingOf(programme.fixtures),
    legs: legsNamed(fields.legs),
    weekdays: [0, SATURDAY],
    slots: asked?.slots.join('\n') ?? '10:00\n14:00',
    grounds: (asked?.grounds ?? fields.grounds).join('\n'),
    ...restOf(programme.run),
    ...daysOffOf(programme.run),
  })
  const change = (part: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...part }))
  const wishes = {
    stages: stages.find((one) => one === typed.stages) ?? stages[0] ?? 'league',
    legs: legsOf[typed.legs],
    days: daysOn(fields.startsOn, fields.endsOn, typed.weekdays),
    slots: linesOf(typed.slots),
    grounds: linesOf(typed.grounds),
    ...askedRest(typed),
    ...askedOff(typed),
  }
  return { typed, change, wishes, stages }
}

/** Begins the search, after a question where there are fixtures that it would replace. */
function useSearch({ managed, programme, again }: ProgrammeProps, wishes: Wishes) {
  const [problem, setProblem] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const { busy, change } = useProgrammeChange(again)
  const { stages = 'league' } = wishes
  const basis = basisOf(programme, stages)
  const begin = async () => {
    const asked = { tournamentId: managed.tournament.id, runId: randomId(), wishes, basis }
    const refused = await change('search', () => searchFixtures(asked))
    setProblem(refused && refusalText(refused))
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (replacedOf(programme.fixtures, stages).length > 0) return setAsking(true)
    return void begin()
  }
  return { busy, problem, submit, begin, isAsking, close: () => setAsking(false) }
}

function SearchForm(props: ProgrammeProps) {
  const { managed, programme } = props
  const { typed, change: type, wishes, stages } = useWishes(props)
  const { busy, problem, submit, begin, isAsking, close } = useSearch(props, wishes)
  return (
    <form className={shared.form} noValidate onSubmit={submit}>
      <WhatToArrange stages={stages} chosen={wishes.stages} onChange={type} />
      {wishes.stages !== 'later' && (
        <Choice
          label={t.everyPairMeets}
          choices={legChoices}
          value={typed.legs}
          onChange={(chosen) => type({ legs: chosen })}
        />
      )}
      <Weekdays chosen={typed.weekdays} onChange={(weekdays) => type({ weekdays })} />
      <Where typed={typed} onChange={type} />
      {managed.organisation && (
        <p className="pv-small">
          {t.ownGroundsAreKept({ organisation: managed.organisation.name })}
        </p>
      )}
      <DaysOff managed={managed} grounds={wishes.grounds} off={typed} onChange={type} />
      <RestFields typed={typed} error={problem} onChange={type} />
      <div>
        <Button type="submit" variant="outline" busy={busy === 'search'}>
          {t.findFixtures}
        </Button>
      </div>
      {isAsking && (
        <ReplaceQuestion
          fixtures={programme.fixtures}
          stages={wishes.stages}
          onClose={close}
          onConfirm={begin}
        />
      )}
    </form>
  )
}

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
