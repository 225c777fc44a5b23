import type { GroundRecord } from '@pavilion/contract/ground-calls.ts'
import { Ground } from '@pavilion/kit/art/ground.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { Crease } from '@pavilion/kit/crease.tsx'
import { LiveTag } from '@pavilion/kit/scoreboard/live-tag.tsx'
import { Table } from '@pavilion/kit/table.tsx'
import type { Route } from './+types/ground-page.ts'
import { apiContext } from '#context.ts'
import { groundAddress } from '#shared/addresses.ts'
import { BoardHead } from '#shared/board-head.tsx'
import { counted, figure, rate } from '#shared/figures.ts'
import { headOf, shellOf } from '#shared/head.ts'
import { MatchSection } from '#shared/match-section.tsx'
import { orNotFound } from '#shared/or-not-found.ts'
import styles from './detail.module.css'
import { toRightAddress } from './right-address.ts'

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { grounds } = context.get(apiContext)
  const { data } = await orNotFound(grounds.show({ groundId: params.groundId }))
  toRightAddress(new URL(request.url), groundAddress(data.ground))
  return data
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (loaderData === undefined) return []
  const { ground } = loaderData
  const place = [ground.name, ground.city].filter(Boolean).join(', ')
  return headOf(shellOf(matches), {
    title: place,
    description: `${place}: ${counted(ground.matches, 'match', 'matches')}, first-innings averages, highest and lowest totals, fixtures and results.`,
    keywords: [ground.name, ground.city, 'ground'],
    path: groundAddress(ground),
    about: { '@type': 'StadiumOrArena', name: ground.name, address: ground.city },
  })
}

export default function GroundPage({ loaderData }: Route.ComponentProps) {
  const { ground, record, live, upcoming, results } = loaderData
  return (
    <>
      <BoardHead
        title={ground.name}
        art={<Ground name={ground.name} view={{ width: 860, height: 860 }} surroundings={false} />}
        backdrop={
          <Ground name={ground.name} view={{ x: 60, width: 900, height: 420 }} transparent />
        }
        status={ground.isPlaying && <LiveTag>PLAYING</LiveTag>}
        isSample={ground.isSample}
        facts={[ground.city, ground.timeZone !== 'UTC' && ground.timeZone.replaceAll('_', ' ')]}
        figures={[{ label: 'matches', value: figure(ground.matches) }]}
      />
      <div className={classes('pv-page', styles.sections)}>
        <MatchSection title="Now" matches={live} withTournament />
        {record.length > 0 && <GroundRecords record={record} />}
        <MatchSection title="Next up" matches={upcoming} withTournament />
        <MatchSection title="Results" matches={results} withTournament />
      </div>
    </>
  )
}

function GroundRecords({ record }: { readonly record: readonly GroundRecord[] }) {
  return (
    <section>
      <Crease title="How it plays" />
      <Table caption="Totals by format">
        <thead>
          <tr>
            <th scope="col">Format</th>
            <th scope="col" data-number>
              Matches
            </th>
            <th scope="col" data-number>
              First innings
            </th>
            <th scope="col" data-number>
              Highest
            </th>
            <th scope="col" data-number>
              Lowest
            </th>
            <th scope="col" data-number>
              Won batting first
            </th>
            <th scope="col" data-number>
              Won batting second
            </th>
          </tr>
        </thead>
        <tbody>
          {record.map((line) => (
            <tr key={line.format}>
              <th scope="row">{line.formatName}</th>
              <td data-number>{figure(line.matches)}</td>
              <td data-score>{rate(line.firstInningsAverage, 0)}</td>
              <td data-number>{line.highestTotal ?? '–'}</td>
              <td data-number>{line.lowestTotal ?? '–'}</td>
              <td data-number>{figure(line.wonBattingFirst)}</td>
              <td data-number>{figure(line.wonBattingSecond)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
}
