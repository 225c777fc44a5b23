import type { PlayingConditions } from '../conditions.ts'
import { hundred } from '../formats/hundred.ts'
import { limited } from '../formats/limited.ts'
import { multiDay } from '../formats/multi-day.ts'
import { oneDay } from '../formats/one-day.ts'
import { t20 } from '../formats/t20.ts'
import { test } from '../formats/test.ts'
import type { CricsheetMeta } from './cricsheet-match.ts'
import { asCount } from './place.ts'
import type { Json, Place } from './place.ts'

/** Since then every no-ball brings a free hit in one-day cricket. */
const freeHitsSince = '2015-07-05'

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
    freeHit: base.freeHit && (meta.dates[0] ?? '') >= freeHitsSince,
  }
}

type Length = Pick<PlayingConditions, 'oversPerInnings' | 'maxOversPerBowler' | 'powerplays'>

/** A format played over another number of overs keeps a bowler's fifth, and has the powerplays of the file. */
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
