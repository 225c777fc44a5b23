import { Avatar } from '@pavilion/kit/art/avatar.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { LiveTag } from '@pavilion/kit/cricket/scoreboard/live-tag.tsx'
import { optionalPart } from '@pavilion/kit/islands/island.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import type { CareerSources } from '@pavilion/contract/people/player-calls.ts'
import type { Route } from './+types/player-page.ts'
import { apiContext } from '#context.ts'
import { playerAddress } from '#shared/addresses.ts'
import { BoardHead } from '#shared/board-head.tsx'
import { figure, rate } from '#shared/figures.ts'
import { Follow } from '#shared/follow.ts'
import { headOf, shellOf } from '#shared/head.ts'
import { MatchSection } from '#shared/match-section.tsx'
import { orNotFound } from '#shared/or-not-found.ts'
import { roleOf } from '#shared/playing-role.ts'
import { AppearancesTable } from './appearances-table.tsx'
import { BattingTable, BowlingTable } from './career-tables.tsx'
import { FeatsBoard } from './feats-board.tsx'
import { FormCharts } from './form-charts.tsx'
import own from './player-page.module.css'
import { styleWords } from './playing-styles.ts'
import { TeamLinks } from './team-links.tsx'
import styles from '#central/detail.module.css'
import { toRightAddress } from '#central/right-address.ts'
import { NoneScoredThatWay, ScoredFilter } from '#central/scored-filter.tsx'
import { scoredWayOf } from '#central/scored-way.ts'
import * as t from '#texts/people.ts'

/** Where the runs went and the balls pitched, and saying how somebody plays: for some players, and some readers. */
const Wheel = optionalPart(() => import('./shots.tsx').then((module) => module.Shots))

const Pitches = optionalPart(() => import('./pitches.tsx').then((module) => module.Pitches))

const Style = optionalPart(() => import('./style-button.tsx').then((module) => module.StyleButton))

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { players } = context.get(apiContext)
  const url = new URL(request.url)
  const scored = scoredWayOf(url.searchParams)
  const { data } = await orNotFound(players.show({ playerId: params.playerId, scored }))
  toRightAddress(url, playerAddress(data.player))
  return { ...data, scored }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (loaderData === undefined) return []
  const { player } = loaderData
  const teams = player.teams.map(({ name }) => name).join(', ')
  return headOf(shellOf(matches), {
    title: player.name,
    description: t.playerDescription({
      ...player,
      player: player.name,
      teams: teams && ` (${teams})`,
    }),
    keywords: [player.name, 'career', 'statistics'],
    path: playerAddress(player),
    about: { '@type': 'Person', name: player.name, jobTitle: t.cricketer },
  })
}

export default function PlayerPage({ loaderData }: Route.ComponentProps) {
  const { player, recent, feats, upcoming } = loaderData
  const isLone = hasOneChart(recent)
  return (
    <>
      <BoardHead
        title={player.name}
        art={<Avatar name={player.name} club={player.teams[0]?.name} size={148} />}
        status={player.isPlaying && <LiveTag>{t.playing}</LiveTag>}
        isSample={player.isSample}
        facts={[roleOf({ ...player, role: player.style.role }), ...styleWords(player.style)]}
        teams={<TeamLinks teams={player.teams} />}
        action={
          <>
            <Follow kind="player" thing={player} />
            <Style player={player} />
          </>
        }
        figures={figuresOf(loaderData)}
      />
      <div className={classes('pv-page', styles.sections)}>
        <Form recent={recent} feats={feats} isLone={isLone} />
        <Careers {...loaderData} />
        <Wheel player={player} />
        <Pitches player={player} />
        {!isLone && <FeatsBoard feats={feats} />}
        {recent.length > 0 && <AppearancesTable appearances={recent} />}
        <MatchSection title={t.nextUp} matches={upcoming} withTournament />
      </div>
    </>
  )
}

type Loaded = Route.ComponentProps['loaderData']

/** All of a career, or what was scored in one way of it. */
function Careers({ career, sources, scored }: Pick<Loaded, 'career' | 'sources' | 'scored'>) {
  if (career.length === 0 && scored === undefined) {
    return <EmptyState title={t.yetToPlay}>{t.thisPlayersFirstMatch}</EmptyState>
  }
  return (
    <>
      <div className={own.filter}>
        <ScoredFilter current={scored} />
      </div>
      {career.length === 0 ? (
        <NoneScoredThatWay />
      ) : (
        <>
          <BattingTable career={career} />
          <BowlingTable career={career} />
        </>
      )}
      {scored === undefined && <Sources {...sources} />}
    </>
  )
}

/** What stands on the board; of who has taken no wicket, the batting average instead of the bowling. */
function figuresOf({ player, career, scored }: Pick<Loaded, 'player' | 'career' | 'scored'>) {
  const { matches, runs, wickets } = scored === undefined ? player : sumsOf(career)
  return [
    { label: t.matchesLabel({ count: matches }), value: figure(matches) },
    { label: t.runsLabel({ count: runs }), value: figure(runs) },
    { label: t.highestScore, value: highest(career) },
    ...(wickets > 0
      ? [
          { label: t.wicketsLabel({ count: wickets }), value: figure(wickets) },
          { label: t.bestFigures, value: best(career) },
        ]
      : []),
    ...(wickets === 0 && scored === undefined
      ? [{ label: t.averageLabel, value: rate(player.average) }]
      : []),
  ]
}

/** Of the matches that count, over all formats. */
const sumsOf = (career: Loaded['career']) => ({
  matches: career.reduce((sum, { matches }) => sum + matches, 0),
  runs: career.reduce((sum, { batting }) => sum + batting.runs, 0),
  wickets: career.reduce((sum, { bowling }) => sum + bowling.wickets, 0),
})

/** How the matches behind the figures were scored; nothing before there are any. */
function Sources({ ballByBall, scorecards, resultOnly }: CareerSources) {
  const matches = ballByBall + scorecards
  if (matches + resultOnly === 0) return null
  return (
    <p className={styles.sources}>
      {t.figuresFrom({ matches, ballByBall, scorecards, resultOnly })}
    </p>
  )
}

type FormProps = Pick<Loaded, 'recent' | 'feats'> & {
  readonly isLone: boolean
}

/** The latest innings and spells; beside a lone chart stand the bests, which come later otherwise. */
function Form({ recent, feats, isLone }: FormProps) {
  const charts = <FormCharts appearances={recent} />
  if (!isLone) return charts
  return (
    <div className={own.pair}>
      {charts}
      <FeatsBoard feats={feats} />
    </div>
  )
}

/** Who has only batted, or only bowled, has one chart. */
const hasOneChart = (recent: Loaded['recent']): boolean =>
  recent.some(({ batting }) => batting.length > 0) !==
  recent.some(({ bowling }) => bowling.length > 0)

/** The highest score; "104*" beats "104", since not out ranks higher. */
function highest(career: Loaded['career']): string {
  const scores = career.flatMap(({ batting }) => batting.highestScore ?? [])
  const worth = (score: string) => Number.parseInt(score, 10) + (score.endsWith('*') ? 0.5 : 0)
  return scores.toSorted((one, other) => worth(other) - worth(one))[0] ?? '–'
}

/** The best bowling of all formats: more wickets first, then fewer runs. */
function best(career: Loaded['career']): string {
  const figures = career.flatMap(({ bowling }) => bowling.bestFigures ?? [])
  const worth = (one: string) => {
    const [wickets = 0, runs = 0] = one.split('–').map(Number)
    return wickets - runs / 1000
  }
  return figures.toSorted((one, other) => worth(other) - worth(one))[0] ?? '–'
}
