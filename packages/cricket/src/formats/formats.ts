import type { PlayingConditions } from './conditions.ts'
import { hundred } from './hundred.ts'
import { indoor } from './indoor.ts'
import { lastManStands } from './last-man-stands.ts'
import { multiDay } from './multi-day.ts'
import { oneDay } from './one-day.ts'
import { pairs } from './pairs.ts'
import { t10 } from './t10.ts'
import { t20 } from './t20.ts'
import { test } from './test.ts'

/** The named formats, most played first; other numbers of overs are `limited`. */
export const formats: readonly PlayingConditions[] = [
  t20,
  oneDay,
  t10,
  hundred,
  test,
  multiDay,
  lastManStands,
  pairs,
  indoor,
]
