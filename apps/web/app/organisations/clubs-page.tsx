import { buttonClasses } from '@pavilion/kit/button.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { Icon } from '@pavilion/kit/icons/icon.tsx'
import type { IconName } from '@pavilion/kit/icons/paths.ts'
import { Link } from 'react-router'
import type { Route } from './+types/clubs-page.ts'
import { apiContext } from '#context.ts'
import { useShell } from '#layout/use-shell.ts'
import { headOf, shellOf } from '#shared/head.ts'
import * as t from '#texts/organisations.ts'
import styles from './clubs-page.module.css'
import { loadOrganisations } from './load-organisations.ts'
import { OrganisationsFrame } from './organisations-frame.tsx'

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadOrganisations(context.get(apiContext), new URL(request.url), {
    kinds: ['club', 'ground-owner'],
  })

const lead = t.aPageForYourClub

export const meta: Route.MetaFunction = ({ matches }) =>
  headOf(shellOf(matches), {
    title: t.forClubs,
    description: lead,
    keywords: ['clubs', t.cricketClubWebsite],
    path: '/clubs',
  })

type Gain = { readonly icon: IconName; readonly title: string; readonly text: string }

const gains: readonly Gain[] = [
  {
    icon: 'globe',
    title: t.aPageOfYourOwn,
    text: t.yourCrestTeamsGrounds,
  },
  {
    icon: 'calendar',
    title: t.fixturesAndResults,
    text: t.everyMatchYourTeamsPlay,
  },
  {
    icon: 'user',
    title: t.playersWithACareer,
    text: t.everyoneWhoPlays,
  },
  {
    icon: 'pin',
    title: t.groundsForHire,
    text: t.publishSlotsAndPrices,
  },
]

/** The list of clubs, with a way to register one. */
export default function ClubsPage({ loaderData }: Route.ComponentProps) {
  const summary = t.clubs({ total: loaderData.total })
  const site = useShell()?.site
  return (
    <>
      <div className={classes('pv-page', styles.head)}>
        <h1 className="pv-title">{t.forClubs}</h1>
        <p className="pv-lead">{lead}</p>
        <p className={styles.actions}>
          <Link className={buttonClasses({})} to="/manage/organisations/new">
            {t.startAClub}
          </Link>
          <Link className={buttonClasses({ variant: 'quiet' })} to="/manage-cricket-clubs">
            {t.aboutClubManagement}
          </Link>
        </p>
        <ul className={styles.gains}>
          {gains.map(({ icon, title, text }) => (
            <li key={title}>
              <Icon name={icon} size={24} />
              <h2 className="pv-panel-heading">{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <div className={classes('pv-page', styles.list)}>
        <SectionHeading title={site ? t.clubsOn({ site: site.name }) : t.clubsHere} />
      </div>
      <OrganisationsFrame {...loaderData} what={t.clubsText} summary={summary} />
    </>
  )
}
