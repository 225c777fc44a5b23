import { MatchId, OrganisationId, TeamId } from '@pavilion/contract/ids.ts'
import { expect, test } from 'vitest'
import { newMatchOf } from './new-match-form.ts'
import { draftOf, type Sheet } from './sheet-draft.ts'

const id = '01900000-0000-7000-8000-000000000001'
const plain = { badge: null, isSample: false }
const player = { name: '', shirt: null, isCaptain: false, isKeeper: false, isReserve: false }

const sheet: Sheet = {
  entry: {
    id,
    kind: 'match',
    team: { id: TeamId.parse(id), slug: 'lions', name: 'Lions', shortName: null, ...plain },
    organisation: {
      id: OrganisationId.parse(id),
      slug: 'lions-cc',
      name: 'Lions CC',
      kind: 'club',
      ...plain,
    },
    opponent: 'Tigers',
    place: 'Iqbal Park',
    note: '',
    startsAt: '2027-06-05T08:00:00Z',
    endsAt: '2027-06-05T12:00:00Z',
    meetsAt: null,
    timeZone: 'Asia/Karachi',
    formerStartsAt: null,
    cancelledAt: null,
    reason: '',
  },
  publishedAt: '2027-06-01T08:00:00Z',
  isPublic: true,
  match: { id: MatchId.parse(id), isOver: false },
  mayScore: true,
  players: [
    { ...player, name: 'Sana', shirt: 7, isCaptain: true },
    { ...player, name: 'Nida', isKeeper: true },
    { ...player, name: 'Hina', isReserve: true },
  ],
}

test('a match from a team sheet has its team, its eleven, its opponent, and where and when it is', () => {
  const draft = draftOf(sheet)

  expect(draft.first).toBe('7 Sana (c)\nNida (wk)')
  expect(newMatchOf({ ...draft, second: 'A\nB' }, 'key')).toMatchObject({
    teams: [
      { id, players: ['7 Sana (c)', 'Nida (wk)'] },
      { name: 'Tigers', players: ['A', 'B'] },
    ],
    ground: { name: 'Iqbal Park' },
    startsAt: '2027-06-05T08:00:00.000Z',
  })
})
