import { type Listener, when } from '#events/listener.ts'
import { matchChanged, matchDeleted } from '#matches/matches.ts'
import { slugOf } from '#records/slug.ts'
import { findMovedMatch } from './moved-match.queries.ts'
import { tellPerson } from './tell-person.ts'

/** What a match that is not one of a tournament tells those who follow it before it starts. */
export const forMatches: Listener['on'] = [
  when(matchChanged, async (using, event) => {
    const moved = event.data.isMoved
      ? await findMovedMatch(using.db, event.thingId, event.recordedAt)
      : undefined
    if (moved === undefined) return
    const { title, place, accountIds } = moved
    const path = `/match-central/matches/${event.thingId}/${slugOf(title)}`
    const said = { kind: 'match-start', title, body: `Moved to ${place}.`, path } as const
    for (const accountId of accountIds) await tellPerson(using, event, { ...said, accountId })
  }),
  when(matchDeleted, async (using, event) => {
    const { title, accountIds } = event.data
    const said = {
      kind: 'match-start',
      title,
      body: 'This match is off. It was deleted.',
      path: '/match-central/matches',
    } as const
    for (const accountId of accountIds) await tellPerson(using, event, { ...said, accountId })
  }),
]
