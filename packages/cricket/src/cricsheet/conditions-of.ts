import type { PlayingConditions } from '../formats/conditions.ts'
import { hundred } from '../formats/hundred.ts'
import { limited } from '../formats/limited.ts'
import { multiDay } from '../formats/multi-day.ts'
import { oneDay } from '../formats/one-day.ts'
import { t20 } from '../formats/t20.ts'
import { test } from '../formats/test.ts'
import type { CricsheetMeta } from './cricsheet-match.ts'
import { asCount } from './place.ts'
import type { Json, Place } from './place.ts'

/** From this day every no-ball in one-day internationals brings a free hit. */
const freeHitsSince = '2015-07-05'

/** Since then a tied Super Over is followed by another; until then boundaries decided. */
const superOversRepeatSince = '2019-10-14'

/** The playing conditions that a file implies: its type, overs and balls an over. */
export function conditionsOf(info: Json, meta: CricsheetMeta, place: Place): PlayingConditions {
  const ballsPerOver =
    info['balls_per_over'] === undefined
      ? 6
      : asCount(info['balls_per_over'], 'info.balls_per_over', place)
  if (ballsPerOver < 1 || ballsPerOver > 20) place.misfit('info.balls_per_over', '1 to 20')
  const overs = info['overs'] === undefined ? null : asCount(info['overs'], 'info.overs', place)
  const base = baseOf(meta, overs, ballsPerOver)
  return {
    ...base,
    ballsPerOver,
    ...lengthOf(base, overs),
    ...rulesOf(base, meta.dates[0]),
    ...(isBlast(meta) && { overRatePenalty: BLAST_PENALTY }),
  }
}

/** England’s domestic T20 awards six runs for each over that a side is late with. */
const BLAST_PENALTY = 6
const isBlast = ({ event }: CricsheetMeta): boolean =>
  event !== null && /\b(T20|Vitality) Blast\b/.test(event.name)

type DatedRules = Pick<PlayingConditions, 'freeHit' | 'superOver'>

/** What was played by another rule in earlier years; without a date, what was then. */
function rulesOf({ freeHit, superOver }: PlayingConditions, day = ''): DatedRules {
  return {
    freeHit: freeHit && day >= freeHitsSince,
    superOver: superOver && { ...superOver, repeats: day >= superOversRepeatSince },
  }
}

type Length = Pick<PlayingConditions, 'oversPerInnings' | 'maxOversPerBowler' | 'powerplays'>

/**
 * With another number of overs a bowler may still bowl a fifth of them, and the powerplays are the file's.
 */
function lengthOf(base: PlayingConditions, overs: number | null): Length {
  const { oversPerInnings, maxOversPerBowler, powerplays } = base
  if (overs === null || overs === oversPerInnings || base.inningsPerSide === 2) {
    return { oversPerInnings: overs ?? oversPerInnings, maxOversPerBowler, powerplays }
  }
  return { oversPerInnings: overs, maxOversPerBowler: Math.ceil(overs / 5), powerplays: [] }
}

function baseOf(
  meta: CricsheetMeta,
  overs: number | null,
  ballsPerOver: number,
): PlayingConditions {
  const named = new Map<string, PlayingConditions>([
    ['Test', test],
    ['MDM', multiDay],
    ['ODI', { ...oneDay, name: 'ODI' }],
    ['ODM', oneDay],
    ['IT20', { ...t20, name: 'T20I' }],
    ['T20', ballsPerOver === 5 ? hundred : shortForm(meta)],
  ])
  return named.get(meta.matchType) ?? (overs === null ? multiDay : limited(overs))
}

function shortForm(meta: CricsheetMeta): PlayingConditions {
  return meta.teamType === 'international' ? { ...t20, name: 'T20I' } : t20
}
