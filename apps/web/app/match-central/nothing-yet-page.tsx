import { buttonClasses } from '@pavilion/kit/button.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { EmptyState } from '@pavilion/kit/states.tsx'
import { data, Link } from 'react-router'
import type { Route } from './+types/nothing-yet-page.ts'
import { headOf, shellOf } from '#shared/head.ts'
import { CentralHead } from './central-head.tsx'

const lists = {
  clubs: { title: 'Clubs', tab: '/match-central/clubs' },
  academy: { title: 'Academies', tab: '/match-central/academy' },
  association: { title: 'Associations', tab: '/match-central/association' },
} as const

const isList = (name: string): name is keyof typeof lists => name in lists

export const loader = ({ request }: Route.LoaderArgs) => {
  const { pathname } = new URL(request.url)
  const name = pathname.replace(/\/$/, '').split('/').at(-1) ?? ''
  if (!isList(name)) throw data(null, { status: 404 })
  return { ...lists[name] }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  headOf(shellOf(matches), {
    title: loaderData?.title ?? '',
    description: `${loaderData?.title}: none are registered on this site yet.`,
    path: loaderData?.tab ?? '/',
  })

/** Lists whose records cannot be made yet; they say so. */
export default function NothingYetPage({ loaderData: { title, tab } }: Route.ComponentProps) {
  return (
    <>
      <CentralHead title={title} tab={tab} />
      <div className={classes('pv-page', 'pv-section')}>
        <EmptyState
          action={
            <Link className={buttonClasses({})} to="/match-central/teams">
              See the teams
            </Link>
          }
        >
          {title} cannot be registered here yet. Their teams, players and matches already have
          pages.
        </EmptyState>
      </div>
    </>
  )
}
