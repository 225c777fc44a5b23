import { buttonClasses } from '@pavilion/kit/button.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { Icon } from '@pavilion/kit/icons/icon.tsx'
import type { IconName } from '@pavilion/kit/icons/paths.ts'
import { Link } from 'react-router'
import type { Route } from './+types/clubs-page.ts'
import { apiContext } from '#context.ts'
import { useShell } from '#layout/use-shell.ts'
import { counted } from '#shared/figures.ts'
import { headOf, shellOf } from '#shared/head.ts'
import styles from './clubs-page.module.css'
import { loadOrganisations } from './load-organisations.ts'
import { OrganisationsFrame } from './organisations-frame.tsx'

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadOrganisations(context.get(apiContext), new URL(request.url), {
    kinds: ['club', 'ground-owner'],
  })

const lead =
  'A page for the club, its teams, its grounds and every match they play, on a site that anybody can read.'

export const meta: Route.MetaFunction = ({ matches }) =>
  headOf(shellOf(matches), {
    title: 'For clubs',
    description: lead,
    keywords: ['clubs', 'cricket club website'],
    path: '/clubs',
  })

type Gain = { readonly icon: IconName; readonly title: string; readonly text: string }

const gains: readonly Gain[] = [
  {
    icon: 'globe',
    title: 'A page of its own',
    text: 'Crest, teams, grounds and the association you belong to, under one address that search engines find.',
  },
  {
    icon: 'calendar',
    title: 'Fixtures and results',
    text: 'Every match of your teams, live while it is played, with a scorecard that stays.',
  },
  {
    icon: 'user',
    title: 'Players with a career',
    text: 'Whoever plays for you has a page that counts runs, wickets and form from the balls themselves.',
  },
  {
    icon: 'pin',
    title: 'Grounds for hire',
    text: 'Put a ground up with its slots and prices: no two bookings of one ground can overlap.',
  },
]

/** The list of clubs, with a way to register one. */
export default function ClubsPage({ loaderData }: Route.ComponentProps) {
  const summary = counted(loaderData.total, 'club')
  return (
    <>
      <div className={classes('pv-page', styles.head)}>
        <h1 className="pv-title">For clubs</h1>
        <p className="pv-lead">{lead}</p>
        <p className={styles.actions}>
          <Link className={buttonClasses({})} to="/contact-us">
            Register your club
          </Link>
          <Link className={buttonClasses({ variant: 'quiet' })} to="/manage-cricket-clubs">
            What club management does
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
        <SectionHeading title={`Clubs on ${useShell()?.site.name ?? 'this site'}`} />
      </div>
      <OrganisationsFrame {...loaderData} what="clubs" summary={summary} />
    </>
  )
}
