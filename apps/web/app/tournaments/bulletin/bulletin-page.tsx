import { Button } from '@pavilion/kit/button.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { Panel } from '@pavilion/kit/panel.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { Route } from './+types/bulletin-page.ts'
import { apiContext } from '#context.ts'
import { useShell } from '#layout/use-shell.ts'
import sections from '#central/detail.module.css'
import { toRightAddress } from '#central/right-address.ts'
import { tournamentAddress } from '#shared/addresses.ts'
import shared from '#shared/console.module.css'
import { dayRange, longDay } from '#shared/dates.ts'
import { headOf, shellOf } from '#shared/head.ts'
import { MatchSection } from '#shared/match-section.tsx'
import { orNotFound } from '#shared/or-not-found.ts'
import { PlainSelect } from '#shared/plain-select.tsx'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/tournaments.ts'
import { Sponsors } from '../brand/sponsors.tsx'
import { HonoursBoard } from '../honours-board.tsx'
import { PointsTables } from '../points-tables.tsx'
import { PrintButton } from '../print-button.tsx'
import printed from '../print-schedule.module.css'
import { PrintSchedule } from '../print-schedule.tsx'
import { type Bulletin, bulletinOf, roundUpDays } from './bulletin.ts'
import { bulletinText } from './bulletin-text.ts'

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { tournamentId } = params
  const { data } = await orNotFound(context.get(apiContext).tournaments.show({ tournamentId }))
  toRightAddress(new URL(request.url), `${tournamentAddress(data.tournament)}/bulletin`)
  return data
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (loaderData === undefined) return []
  const { tournament } = loaderData
  const { name } = tournament
  return headOf(shellOf(matches), {
    title: t.bulletinOf({ name }),
    description: t.whatBulletinIs({ name }),
    path: `${tournamentAddress(tournament)}/bulletin`,
  })
}

/** What a week of a tournament brought: to be read, printed, or copied as text. */
export default function BulletinPage({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const locale = useShell()?.site.locale ?? 'en'
  const bulletin = bulletinOf(loaderData, query.get('day'))
  const { tournament, results } = loaderData
  return (
    <div className={classes('pv-page', sections.sections)}>
      <header className={shared.headText}>
        <Link
          className={classes('pv-link', 'pv-small', printed.screen)}
          to={tournamentAddress(tournament)}
        >
          {tournament.name}
        </Link>
        <h1 className="pv-title">{t.bulletinOf({ name: tournament.name })}</h1>
        {bulletin !== undefined && (
          <p className="pv-muted">
            {t.roundUp({ days: dayRange(bulletin.from, bulletin.until, locale) })}
          </p>
        )}
        {bulletin !== undefined && <Days until={bulletin.until} days={roundUpDays(results)} />}
      </header>
      {bulletin === undefined ? (
        <EmptyState title={t.nothingPlayedYet}>{t.bulletinFollows}</EmptyState>
      ) : (
        <RoundUp bulletin={bulletin} shown={loaderData} />
      )}
    </div>
  )
}

function Days({ until, days }: { readonly until: string; readonly days: readonly string[] }) {
  const locale = useShell()?.site.locale ?? 'en'
  const [, setQuery] = useSearchParams()
  if (days.length < 2) return null
  return (
    <div className={printed.screen}>
      <PlainSelect
        label={t.roundUpTo}
        value={until}
        choices={days.map((day) => ({ value: day, label: longDay(day, locale) }))}
        onChange={(day) => setQuery({ day }, { preventScrollReset: true })}
      />
    </div>
  )
}

type RoundUpProps = {
  readonly bulletin: Bulletin
  readonly shown: Route.ComponentProps['loaderData']
}

function RoundUp({ bulletin, shown }: RoundUpProps) {
  const { results, coming } = bulletin
  const { leaders, standings, tournament, details } = shown
  return (
    <>
      <div className={classes(printed.group, printed.screen)}>
        <MatchSection title={t.results} matches={results} />
      </div>
      <PrintSchedule matches={[...results, ...coming]} />
      <PointsTables standings={standings} tournament={tournament} places={details?.qualifiers} />
      {leaders.runs.length + leaders.wickets.length > 0 && <HonoursBoard leaders={leaders} wide />}
      <div className={classes(printed.group, printed.screen)}>
        <MatchSection title={t.comingUp} matches={coming} />
      </div>
      <Sponsors sponsors={shown.brand.sponsors} place="title" />
      <Sponsors sponsors={shown.brand.sponsors} place="bulletin" />
      <AsText bulletin={bulletin} />
    </>
  )
}

function AsText({ bulletin }: Pick<RoundUpProps, 'bulletin'>) {
  const locale = useShell()?.site.locale ?? 'en'
  const [isCopied, setCopied] = useState(false)
  const text = bulletinText(bulletin, locale)
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => toasts.add('error', t.bulletinNotCopied),
    )
  return (
    <div className={printed.screen}>
      <Panel level={2} title={t.bulletinAsText}>
        <div className={shared.form}>
          <TextArea label={t.textToPost} rows={12} readOnly value={text} />
          <div className={shared.actions}>
            <Button variant="outline" onClick={() => void copy()}>
              {isCopied ? t.bulletinCopied : t.copyTheBulletin}
            </Button>
            <PrintButton />
          </div>
        </div>
      </Panel>
    </div>
  )
}
