import type { PlayingConditions } from './conditions.ts'
import { test } from './test.ts'

/** First-class and other two-innings matches of three or four days. */
export const multiDay: PlayingConditions = {
  ...test,
  name: 'Multi-day',
  daysScheduled: 4,
  followOnMargin: 150,
}
