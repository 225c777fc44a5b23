import type { PlayingConditions } from '../conditions.ts'
import { hundred } from './hundred.ts'
import { lastManStands } from './last-man-stands.ts'
import { multiDay } from './multi-day.ts'
import { oneDay } from './one-day.ts'
import { t10 } from './t10.ts'
import { t20 } from './t20.ts'
import { test } from './test.ts'

/** The formats that have a name, the most played first; any other number of overs is `limited`. */
export const formats: readonly PlayingConditions[] = [
  t20,
  oneDay,
  t10,
  hundred,
  test,
  multiDay,
  lastManStands,
]
