import { MatchCard } from '@pavilion/contract/matches/match-card.ts'

const id = (last: number) => `01980000-0000-7000-8000-${String(last).padStart(12, '0')}`

const team = (number: number, name: string) => ({
  id: id(number),
  name,
  shortName: null,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  badge: null,
  isSample: true,
})

/** A chase in progress: 142/4 after 15.2 overs, 188 to win. */
export function chaseCard(changes: Partial<MatchCard> = {}): MatchCard {
  const chase = {
    id: id(1),
    slug: 'margalla-markhors-v-ravi-rovers',
    seq: 250,
    status: 'live',
    format: 't20',
    formatName: 'T20',
    ballsPerOver: 6,
    oversPerEnd: 1,
    gender: 'male',
    season: '2026',
    matchNumber: '23',
    stage: null,
    group: null,
    startsOn: '2026-07-22',
    endsOn: '2026-07-22',
    startsAt: null,
    tournament: null,
    ground: null,
    sides: [team(2, 'Margalla Markhors'), team(3, 'Ravi Rovers')],
    innings: [score(0, 187, ['20', 120]), { ...score(1, 142, ['15.2', 92]), wickets: 4 }],
    batting: 1,
    winner: null,
    sentence: 'Rovers need 46 from 28 balls',
    seam: '.14W6',
    ballsAllotted: 120,
    watchers: 0,
    isSample: true,
  }
  return { ...MatchCard.parse(chase), ...changes }
}

function score(side: number, runs: number, [overs, balls]: readonly [string, number]) {
  const closed = { allOut: false, declared: false, forfeited: false, superOver: false }
  return { side, runs, wickets: 6, overs, balls, ...closed }
}
