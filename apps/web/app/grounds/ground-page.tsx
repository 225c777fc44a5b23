import type { GroundRecord } from '@pavilion/contract/grounds/ground-calls.ts'
import { classes } from '@pavilion/kit/classes.ts'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { Outlet } from 'react-router'
import type { Route } from './+types/ground-page.ts'
import { apiContext } from '#context.ts'
import { groundAddress } from '#shared/addresses.ts'
import { figure, rate } from '#shared/figures.ts'
import { headOf, shellOf } from '#shared/head.ts'
import { MatchSection } from '#shared/match-section.tsx'
import { orNotFound } from '#shared/or-not-found.ts'
import styles from '#central/detail.module.css'
import { type Column, ColumnsTable } from '#central/columns-table.tsx'
import { GroundHead } from './ground-head.tsx'
import { toRightAddress } from '#central/right-address.ts'
import * as t from '#texts/grounds.ts'

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { grounds, reviews } = context.get(apiContext)
  const { groundId } = params
  const { data } = await orNotFound(grounds.show({ groundId }))
  toRightAddress(new URL(request.url), groundAddress(data.ground))
  const [{ data: offer }, { data: told }] = await Promise.all([
    grounds.showPublic({ groundId, expand: 'photos' }),
    reviews.filter({ groundId, page: { size: 1 } }),
  ])
  return { ...data, photos: offer.photos ?? [], rating: told.rating }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (loaderData === undefined) return []
  const { ground } = loaderData
  const place = [ground.name, ground.city].filter(Boolean).join(', ')
  return headOf(shellOf(matches), {
    title: place,
    description: t.placeMatchesFirstInningsAverages({ place, matches: ground.matches }),
    keywords: [ground.name, ground.city, 'ground'],
    path: groundAddress(ground),
    about: { '@type': 'StadiumOrArena', name: ground.name, address: ground.city },
  })
}

export default function GroundPage({ loaderData }: Route.ComponentProps) {
  const { ground, record, live, upcoming, results, photos, rating } = loaderData
  return (
    <>
      <GroundHead ground={ground} photos={photos} rating={rating} />
      <Outlet />
      <div className={classes('pv-page', styles.sections)}>
        <MatchSection title={t.now} matches={live} withTournament />
        {record.length > 0 && <GroundRecords record={record} />}
        <MatchSection title={t.nextUp} matches={upcoming} withTournament />
        <MatchSection title={t.results} matches={results} withTournament />
      </div>
    </>
  )
}

const totals: readonly Column<GroundRecord>[] = [
  { head: t.matchesText, as: 'number', of: ({ matches }) => figure(matches) },
  {
    head: t.firstInnings,
    as: 'score',
    of: ({ firstInningsAverage }) => rate(firstInningsAverage, 0),
  },
  { head: t.highest, as: 'number', of: ({ highestTotal }) => highestTotal ?? '–' },
  { head: t.lowest, as: 'number', of: ({ lowestTotal }) => lowestTotal ?? '–' },
  { head: t.wonBattingFirst, as: 'number', of: ({ wonBattingFirst }) => figure(wonBattingFirst) },
  {
    head: t.wonBattingSecond,
    as: 'number',
    of: ({ wonBattingSecond }) => figure(wonBattingSecond),
  },
]

function GroundRecords({ record }: { readonly record: readonly GroundRecord[] }) {
  return (
    <section>
      <SectionHeading title={t.howItPlays} />
      <ColumnsTable
        caption={t.totalsByFormat}
        rows={record}
        keyOf={({ format }) => format}
        named={{
          head: t.format,
          of: ({ formatName }) => <span className={styles.oneLine}>{formatName}</span>,
        }}
        columns={totals}
      />
    </section>
  )
}
