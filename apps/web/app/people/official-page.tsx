import { Avatar } from '@pavilion/kit/art/avatar.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import type { Route } from './+types/official-page.ts'
import { apiContext } from '#context.ts'
import { officialAddress } from '#shared/addresses.ts'
import { BoardHead } from '#shared/board-head.tsx'
import { figure } from '#shared/figures.ts'
import { headOf, shellOf } from '#shared/head.ts'
import { MatchSection } from '#shared/match-section.tsx'
import { orNotFound } from '#shared/or-not-found.ts'
import { roleInText, roleWord } from '#shared/labels.ts'
import styles from '#central/detail.module.css'
import { toRightAddress } from '#central/right-address.ts'
import * as t from '#texts/people.ts'

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { officials } = context.get(apiContext)
  const { data } = await orNotFound(officials.show({ officialId: params.officialId }))
  toRightAddress(new URL(request.url), officialAddress(data.official))
  return data
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (loaderData === undefined) return []
  const { official } = loaderData
  const roles = official.roles.map(({ role }) => roleInText(role)).join(', ')
  return headOf(shellOf(matches), {
    title: official.name,
    description: `${official.name}, ${roles}: ${t.matchesText({ matches: official.matches })}.`,
    keywords: [official.name, 'umpire'],
    path: officialAddress(official),
    about: { '@type': 'Person', name: official.name },
  })
}

export default function OfficialPage({ loaderData }: Route.ComponentProps) {
  const { official, recent, upcoming } = loaderData
  const shown = { withTournament: true }
  return (
    <>
      <BoardHead
        title={official.name}
        art={<Avatar name={official.name} size={148} />}
        isSample={official.isSample}
        facts={official.roles.map(({ role }) => roleWord(role))}
        figures={official.roles.slice(0, 4).map(({ role, matches }) => ({
          label: `as ${roleInText(role)}`,
          value: figure(matches),
        }))}
      />
      <div className={classes('pv-page', styles.sections)}>
        <MatchSection title={t.nextUp} matches={upcoming} {...shown} />
        <MatchSection title={t.matches} matches={recent} {...shown} />
      </div>
    </>
  )
}
