import { expect, test } from 'vitest'
import { formats } from './formats.ts'
import { hundred } from './hundred.ts'
import { indoor } from './indoor.ts'
import { lastManStands } from './last-man-stands.ts'
import { limited } from './limited.ts'
import { multiDay } from './multi-day.ts'
import { pairs } from './pairs.ts'
import { summaryOf } from './summary.ts'
import { t20 } from './t20.ts'

test.each([
  [
    t20,
    'T20: 11 a side, 20 overs. A bowler has at most 4 overs. Wides and no-balls cost 1 run. A free hit follows a no-ball. A tie goes to a Super Over.',
  ],
  [
    hundred,
    'The Hundred: 11 a side, 20 overs of 5 balls. A bowler has at most 4 overs. A wide costs 1 run, a no-ball 2. A free hit follows a no-ball. A tie goes to a Super Over.',
  ],
  [
    multiDay,
    'Multi-day: 11 a side, two innings, 4 days, no limit of overs. Wides and no-balls cost 1 run. The follow-on takes a lead of 150.',
  ],
  [
    lastManStands,
    'Last man stands: 8 a side, 20 overs of 5 balls. A bowler has at most 4 overs. Wides and no-balls cost 1 run. A free hit follows a no-ball. Batters retire at 50, and may come back as the last. The last batter goes on alone, in twos. A tie goes to a Super Over.',
  ],
  [
    pairs,
    'Pairs: 8 a side, 16 overs. A bowler has at most 3 overs. Wides and no-balls cost 2 runs, and are bowled again in the last over only. Each pair bats 4 overs from a start of 200; a wicket takes 5 runs off, and the other batter faces.',
  ],
  [
    indoor,
    'Indoor: 8 a side, 16 overs. A bowler has at most 2 overs. Wides and no-balls cost 2 runs, and are bowled again in the last over only. Each pair bats 4 overs; a wicket takes 5 runs off.',
  ],
])('what a format is, in a few sentences: %#', (conditions, summary) => {
  expect(summaryOf(conditions)).toBe(summary)
})

test('rules without a name are told by what they are', () => {
  expect(summaryOf(limited(12))).toMatch(/^11 a side, 12 overs\. A bowler has at most 3 overs\./)
})

test('every format has a summary of its own', () => {
  const all = [...formats, limited(12)].map(summaryOf)

  expect(new Set(all).size).toBe(all.length)
})
