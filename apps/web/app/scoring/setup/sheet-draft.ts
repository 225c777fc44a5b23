import type { teamSheet } from '#calls/clubs.ts'
import { wallClock } from '#shared/zoned-time.ts'
import type { OutputOf } from '#state/call.ts'
import { type Draft, emptyDraft } from './new-match-form.ts'

/** A published team sheet of a club. */
export type Sheet = OutputOf<typeof teamSheet>['data']

/** "7 Ayesha Khan (c) (wk)" */
const lineOf = ({ name, shirt, isCaptain, isKeeper }: Sheet['players'][number]): string =>
  [
    ...(shirt === null ? [] : [shirt]),
    name,
    ...(isCaptain ? ['(c)'] : []),
    ...(isKeeper ? ['(wk)'] : []),
  ].join(' ')

/** What the form of a match begins with that is started from a team sheet. */
export function draftOf({ entry, players }: Sheet): Draft {
  const { team, opponent, place, startsAt } = entry
  const deviceZone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  return {
    ...emptyDraft,
    firstId: team?.id ?? '',
    firstName: team?.name ?? '',
    first: players
      .filter(({ isReserve }) => !isReserve)
      .map(lineOf)
      .join('\n'),
    secondName: opponent,
    ground: place,
    startsAt: wallClock(startsAt, deviceZone),
  }
}
