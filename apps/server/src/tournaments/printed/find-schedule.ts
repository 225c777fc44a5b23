import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import type { AppContext } from '#app-context.ts'
import { scheduleOf } from '#matches/matches.ts'
import { siteOf } from '#sites/sites.ts'
import { findFixtures, type FixtureRow } from '../fixtures/fixtures.queries.ts'
import { stageNames } from '../fixtures/make-matches.ts'
import { placed, type Placed } from '../fixtures/placed-fixtures.ts'
import { sideTexts } from '../fixtures/side-texts.ts'
import { findSetup } from '../manage/setup.queries.ts'
import { partText } from './part-text.ts'
import type { Schedule, ScheduledMatch } from './schedule-sheet.ts'

/** As many as a tournament that is run here may have. */
const MOST = 1000

type Asked = { readonly app: AppContext; readonly host: string }

/** All matches of a tournament in their order, and the places of later stages whose sides are not known yet. */
export async function findSchedule(asked: Asked, tournamentId: string): Promise<Schedule> {
  const { app, host } = asked
  const { timeZone } = await siteOf(app, host)
  const cards = await scheduleOf(asked, tournamentId, MOST + 1)
  const known = cards.map((card) => ofCard(card, timeZone))
  const open = await openPlaces(app, tournamentId)
  const all = [...known, ...open].toSorted(inOrder)
  return { matches: all.slice(0, MOST), isCut: all.length > MOST }
}

function ofCard(card: MatchCard, timeZone: string): ScheduledMatch {
  const { matchNumber, startsOn, endsOn, startsAt, stage, group, ground, status, sides } = card
  const isOver = status === 'complete' || status === 'abandoned'
  return {
    number: matchNumber ?? '',
    day: startsOn,
    until: endsOn === startsOn ? null : endsOn,
    startsAt,
    timeZone: ground?.timeZone ?? timeZone,
    home: sides[0].name,
    away: sides[1].name,
    part: partText({ stage, group }),
    ground: ground?.name ?? '',
    result: isOver ? card.sentence : '',
  }
}

async function openPlaces({ db }: AppContext, tournamentId: string): Promise<ScheduledMatch[]> {
  const setup = await findSetup(db, tournamentId)
  if (setup === undefined) return []
  const fixtures = await findFixtures(db, tournamentId)
  const open = await placed(db, setup.timeZone, fixtures.filter(isOpen))
  return open.map((fixture) => ofPlace(fixture, fixtures, setup.timeZone))
}

/** Fixtures of a league are drafts until there are matches. */
const isOpen = ({ stage, matchId }: FixtureRow): boolean =>
  matchId === null && stage !== 'league' && stage !== 'super stage'

function ofPlace(fixture: Placed, fixtures: readonly FixtureRow[], timeZone: string) {
  const { number, local, startsAt, stage, group, ground } = fixture
  const [home, away] = sideTexts(fixture, fixtures)
  return {
    number: String(number),
    day: local?.day ?? null,
    until: null,
    startsAt,
    timeZone,
    home,
    away,
    part: partText({ stage: stageNames[stage], group }),
    ground,
    result: '',
  }
}

/** Those without a day come last. */
function inOrder(one: ScheduledMatch, other: ScheduledMatch): number {
  const [first, second] = [keyOf(one), keyOf(other)]
  if (first === second) return Number(one.number) - Number(other.number)
  return first < second ? -1 : 1
}

const LAST = '9999'

const keyOf = ({ day, startsAt }: ScheduledMatch): string => `${day ?? LAST} ${startsAt ?? LAST}`
