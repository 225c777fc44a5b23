import { Button } from '@pavilion/kit/button.tsx'
import { FoldingPanel } from '@pavilion/kit/folding-panel.tsx'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { wallClock } from '#shared/zoned-time.ts'
import { randomId } from '#state/random-id.ts'
import * as t from '#texts/tournaments.ts'
import shared from '#shared/console.module.css'
import { DayList } from './day-list.tsx'
import { askedOff, DaysOff, daysOffOf } from './days-off.tsx'
import { isSearching, searchRepair } from './fixture-calls.ts'
import type { Fixture, ProgrammeProps } from './fixture-calls.ts'
import { RepairProposal } from './repair-proposal.tsx'
import { askedRest, RestFields, restOf } from './rest-fields.tsx'
import { Outcome, SearchProgress } from './search-progress.tsx'
import { useChange } from '#shared/use-change.ts'
import { linesOf, Where } from './where-fields.tsx'
import { refusalText } from '#state/request.ts'

/** Moves as few fixtures as possible when some cannot be played as they are. */
export function RepairPanel(props: ProgrammeProps) {
  const { managed, programme, again } = props
  const { run, fixtures } = programme
  if (!fixtures.some(isRepairable)) return null
  const isRepair = run?.kind === 'repair'
  const hasProposal = isRepair && run.status === 'found'
  return (
    <FoldingPanel title={t.repairTheFixtures} opens={isRepair && run.status !== 'applied'}>
      {isRepair && isSearching(run) ? (
        <SearchProgress run={run} tournamentId={managed.tournament.id} again={again} />
      ) : (
        <div className={shared.form}>
          <p className="pv-small pv-muted">{t.whatARepairDoes}</p>
          {isRepair && <Outcome run={run} />}
          {hasProposal ? <RepairProposal {...props} run={run} /> : <RepairForm {...props} />}
        </div>
      )}
    </FoldingPanel>
  )
}

/** Fixtures of the league, and those of later stages that have a day. */
const isRepairable = ({ stage, startsAt }: Fixture): boolean =>
  stage === 'league' || startsAt !== null

/** The times at which most fixtures begin, as many as a search takes. */
function usualTimes(fixtures: readonly Fixture[], timeZone: string): string[] {
  const starts = fixtures.flatMap(({ startsAt }) =>
    startsAt === null ? [] : [wallClock(startsAt, timeZone).slice(TIME)],
  )
  const counts = Map.groupBy(starts, (start) => start)
  return [...counts]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .slice(0, MOST_SLOTS)
    .map(([start]) => start)
    .toSorted()
}

/** Where the time begins in "2026-12-05T10:00". */
const TIME = 11
const MOST_SLOTS = 6

function useRepair({ managed, programme }: ProgrammeProps) {
  const { run, fixtures } = programme
  // What was asked for in vain is there to be changed.
  const asked = run?.kind === 'repair' && run.status !== 'applied' ? run.asked : undefined
  const played = fixtures.map(({ ground }) => ground).filter((ground) => ground !== '')
  const [typed, setTyped] = useState({
    lostDays: asked?.lostDays ?? [],
    days: asked?.days ?? [],
    slots: (asked?.slots ?? usualTimes(fixtures, managed.timeZone)).join('\n'),
    grounds: [...new Set([...played, ...managed.fields.grounds])].join('\n'),
    ...restOf(run),
    ...daysOffOf(run),
  })
  const change = (part: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...part }))
  const wishes = {
    lostDays: [...typed.lostDays],
    days: [...typed.days],
    slots: linesOf(typed.slots),
    grounds: linesOf(typed.grounds),
    ...askedRest(typed),
    ...askedOff(typed),
  }
  return { typed, change, wishes }
}

function RepairForm(props: ProgrammeProps) {
  const { managed, programme, again } = props
  const { typed, change: type, wishes } = useRepair(props)
  const [problem, setProblem] = useState<string>()
  const { busy, change } = useChange(again)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const asked = { tournamentId: managed.tournament.id, runId: randomId(), wishes }
    const refused = await change('repair', () => searchRepair(asked))
    setProblem(refused && refusalText(refused))
  }
  return (
    <form className={shared.form} noValidate onSubmit={(event) => void submit(event)}>
      <DayList
        title={t.lostDays}
        label={t.lostDay}
        days={typed.lostDays}
        onChange={(lostDays) => type({ lostDays: [...lostDays] })}
      />
      <DaysOff managed={managed} grounds={wishes.grounds} off={typed} onChange={type} />
      <DayList
        title={t.spareDays}
        label={t.spareDay}
        days={typed.days}
        onChange={(days) => type({ days: [...days] })}
      />
      <Where typed={typed} onChange={type} />
      <RestFields typed={typed} error={problem} onChange={type} />
      <div>
        <Button
          type="submit"
          variant="outline"
          busy={busy === 'repair'}
          disabled={isSearching(programme.run)}
        >
          {t.findTheFewestMoves}
        </Button>
      </div>
    </form>
  )
}
