import { expect, test } from 'vitest'
import type { PlayingConditions } from './conditions.ts'
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
    'T20: 11 a side, 20 overs. A bowler has at most 4 overs. Powerplay overs 1–6. Wides and no-balls cost 1 run. A free hit follows a no-ball. A tie goes to a Super Over.',
  ],
  [
    hundred,
    'The Hundred: 11 a side, 20 overs of 5 balls. The ends change every 2 overs. A bowler has at most 4 overs. Powerplay balls 1–25. A wide costs 1 run, a no-ball 2. A free hit follows a no-ball. A tie goes to a Super Over.',
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
  [
    {
      ...limited(40),
      lostTime: { secondsPerOver: 225, graceMinutes: 30, minimumOvers: 10 },
    },
    '11 a side, 40 overs. A bowler has at most 8 overs. Powerplay overs 1–12. Wides and no-balls cost 1 run. A free hit follows a no-ball. A tie goes to a Super Over. In rain 3.75 minutes after the first 30 cost an over; a result takes 10 overs.',
  ],
])('what a format is, in a few sentences: %#', (conditions, summary) => {
  expect(summaryOf(conditions)).toBe(summary)
})

test('rules without a name are told by what they are', () => {
  expect(summaryOf(limited(12))).toMatch(/^11 a side, 12 overs\. A bowler has at most 3 overs\./)
})

test('rules of one’s own are told one by one', () => {
  const two: PlayingConditions = {
    ...t20,
    name: '',
    inningsPerSide: 2,
    daysScheduled: 2,
    powerplays: [
      { kind: 'mandatory', from: 0, to: 12 },
      { kind: 'mandatory', from: 30, to: 36 },
      { kind: 'batting', from: 60, to: 66 },
    ],
    battingPowerplay: { overs: 2, after: 10, until: 20 },
    superOver: null,
    followOnMargin: 60,
    replacements: ['concussion_substitute', 'injury_substitute'],
    reviews: 2,
    overRatePenalty: 6,
  }

  expect(summaryOf(two)).toBe(
    '11 a side, two innings of 20 overs, 2 days. A bowler has at most 4 overs. Powerplay overs 1–2 and 6. Batting powerplay over 11. The batting side takes a powerplay of 2 overs between overs 11 and 20. Wides and no-balls cost 1 run. A free hit follows a no-ball. The follow-on takes a lead of 60. Replacements for concussion and injury only. 2 unsuccessful reviews a side and innings. Each over that a side is late with costs it 6 runs.',
  )
  expect(
    summaryOf({ ...t20, superOver: { balls: 3, wickets: 1, repeats: false }, replacements: [] }),
  ).toMatch(
    /A tie goes to a Super Over of 3 balls and 1 wicket, which boundaries decide if it is tied too\. Nobody is replaced for the rest of a match\.$/,
  )
})

test('every format has a summary of its own', () => {
  const all = [...formats, limited(12)].map(summaryOf)

  expect(new Set(all).size).toBe(all.length)
})
