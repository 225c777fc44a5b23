import { EmptyState } from '@pavilion/kit/states.tsx'
import { useSearchParams } from 'react-router'
import type { Route } from './+types/rain-desk-page.ts'
import { useShell } from '#layout/use-shell.ts'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import { longDay } from '#shared/dates.ts'
import { shellOf } from '#shared/head.ts'
import { ownHead } from '#shared/own-head.ts'
import { PlainSelect } from '#shared/plain-select.tsx'
import { TournamentConsole } from '#shared/tournament-console.tsx'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/tournaments.ts'
import { PlanForm } from './plan-form.tsx'
import { type Desk, showDesk } from './rain-calls.ts'
import styles from './rain.module.css'
import { Receipts } from './receipts.tsx'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  ownHead(shellOf(matches), {
    title: t.rainDesk,
    description: t.whatRainDeskIs,
    path: `/manage/tournaments/${params.tournamentId}/rain-desk`,
  })

/** What happens to the matches of a day that rain has taken time from. */
export default function RainDeskPage({ params: { tournamentId } }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const day = query.get('day')
  const { answer, again } = useQueryAnswer({
    key: ['rain-desk', tournamentId, day],
    call: () => showDesk(tournamentId, day),
    keep: false,
  })
  return (
    <ConsoleFrame answer={answer} again={again}>
      {(desk) => <Page tournamentId={tournamentId} desk={desk} again={again} />}
    </ConsoleFrame>
  )
}

type PageProps = {
  readonly tournamentId: string
  readonly desk: Desk
  readonly again: () => void
}

function Page({ tournamentId, desk, again }: PageProps) {
  const { name, runs, matches, day } = desk
  const state = JSON.stringify([day, matches, runs])
  return (
    <TournamentConsole tournament={{ id: tournamentId, name }} current="rain-desk">
      <p className={styles.lead}>{t.whatRainDeskIs}</p>
      <Days desk={desk} />
      {matches.length === 0 ? (
        <EmptyState title={t.noMatchesThatDay}>{t.rainDeskFollows}</EmptyState>
      ) : (
        <PlanForm key={state} tournamentId={tournamentId} desk={desk} again={again} />
      )}
      <Receipts desk={desk} />
    </TournamentConsole>
  )
}

function Days({ desk: { day, days } }: { readonly desk: Desk }) {
  const locale = useShell()?.site.locale ?? 'en'
  const [, setQuery] = useSearchParams()
  const choices = [...new Set([day, ...days])].toSorted()
  return (
    <div className={styles.day}>
      <PlainSelect
        label={t.showDay}
        value={day}
        choices={choices.map((one) => ({ value: one, label: longDay(one, locale) }))}
        onChange={(chosen) => setQuery({ day: chosen }, { preventScrollReset: true })}
      />
    </div>
  )
}
