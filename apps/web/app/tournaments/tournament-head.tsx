import { Ground } from '@pavilion/kit/art/ground.tsx'
import { lazyIsland } from '@pavilion/kit/islands/island.tsx'
import type { Route } from './+types/tournament-page.ts'
import { useShell } from '#layout/use-shell.ts'
import { BoardHead } from '#shared/board-head.tsx'
import { dayRange } from '#shared/dates.ts'
import { figure } from '#shared/figures.ts'
import { Follow } from '#shared/follow.ts'
import { StatusWord } from '#shared/status-label.tsx'
import * as t from '#texts/tournaments.ts'
import { ManageLink } from './manage-link.tsx'
import { Crest } from '@pavilion/kit/art/crest.tsx'
import styles from './brand/sponsors.module.css'

const SIZE = 148

type LogoProps = { readonly name: string; readonly logo: string | null }

/** The logo of a tournament, or the crest that is drawn from its name. */
function Logo({ name, logo }: LogoProps) {
  if (logo === null) return <Crest name={name} size={SIZE} />
  return <img className={styles.head} src={logo} width={SIZE} height={SIZE} alt="" />
}

const Manage = lazyIsland(import.meta.env.SSR ? ManageLink : undefined, () =>
  import('./manage-link.tsx').then((module) => module.ManageLink),
)

type TournamentHeadProps = Pick<
  Route.ComponentProps['loaderData'],
  'tournament' | 'brand' | 'details'
>

/** What a tournament is, and what one may do with it. */
export function TournamentHead({ tournament, brand, details }: TournamentHeadProps) {
  const locale = useShell()?.site.locale ?? 'en'
  const { name, from, until, places, formatNames } = tournament
  return (
    <BoardHead
      title={name}
      art={<Logo name={name} logo={brand.logo} />}
      status={<StatusWord status={tournament.status} />}
      isSample={tournament.isSample}
      backdrop={<Ground name={name} view={{ x: 60, width: 900, height: 420 }} transparent />}
      facts={[
        dayRange(from, until, locale),
        places.length > 3 ? t.places({ length: places.length }) : places.join(', '),
        formatNames.join(', '),
      ]}
      action={
        <>
          <Follow kind="tournament" thing={tournament} />
          <Manage tournamentId={tournament.id} hasConsole={details !== null} />
        </>
      }
      figures={[
        { label: t.teamsLabel({ count: tournament.teams }), value: figure(tournament.teams) },
        {
          label: t.playedLabel,
          value: t.playedOfMatches({ played: tournament.played, matches: tournament.matches }),
        },
        ...(tournament.watchers > 0
          ? [{ label: t.watchingNow, value: figure(tournament.watchers) }]
          : []),
      ]}
    />
  )
}
