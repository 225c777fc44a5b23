import fc from 'fast-check'
import { expect, test } from 'vitest'
import { oneDay } from '../formats/one-day.ts'
import { t20 } from '../formats/t20.ts'
import { rainConditions, type RainConditions } from './rain-conditions.ts'
import { ifPlayResumes, type Interruption } from './resumption.ts'

function conditions(format: typeof t20): RainConditions {
  const result = rainConditions(format)
  if (!result.ok) throw new Error(result.message)
  return result.value
}

/** "17:40" in minutes of the day. */
function at(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** A one-day match from 10:00 with an interval of 45 minutes; Team 1 has batted twenty overs. */
const firstStopped: Interruption = {
  conditions: conditions(oneDay),
  first: { balls: 300, stoppages: [], runs: 90 },
  second: null,
  position: { ballsLeft: 180, wicketsLost: 3 },
  stoppedAt: at('11:24'),
  lostBefore: 0,
  madeUp: 0,
  cutOff: at('17:45'),
}

/** Team 2 chases 251 and has batted twelve overs. */
const secondStopped: Interruption = {
  ...firstStopped,
  first: { balls: 300, stoppages: [], runs: 250 },
  second: { balls: 300, stoppages: [] },
  position: { ballsLeft: 228, wicketsLost: 1 },
  stoppedAt: at('16:58'),
}

test('84 minutes lost in the first innings leave forty overs a side', () => {
  expect(ifPlayResumes(firstStopped, at('12:48'))).toMatchObject({
    value: {
      next: 'first innings',
      ballsLost: 60,
      balls: { first: 240, second: 240 },
      enough: true,
      quota: { overs: 8, oneMore: 0 },
      powerplays: [{ to: 48 }, { to: 192 }, { to: 240 }],
      resources: { first: 87.5, second: 89.3 },
      target: null,
      par: null,
    },
  })
})

test('time that is made up costs no overs', () => {
  expect(ifPlayResumes({ ...firstStopped, madeUp: 84 }, at('12:48'))).toMatchObject({
    value: { ballsLost: 0, balls: { first: 300, second: 300 } },
  })
})

test('a delayed start shortens both innings before a ball is bowled', () => {
  const delayed = {
    ...firstStopped,
    first: { balls: 300, stoppages: [], runs: 0 },
    position: { ballsLeft: 300, wicketsLost: 0 },
    stoppedAt: at('10:00'),
  }
  expect(ifPlayResumes(delayed, at('11:24'))).toMatchObject({
    value: { balls: { first: 240, second: 240 }, resources: { first: 89.3, second: 89.3 } },
  })
})

test('an earlier loss counts again and is not taken twice', () => {
  const again = {
    ...firstStopped,
    first: { ...firstStopped.first, stoppages: [{ ...firstStopped.position, ballsLost: 60 }] },
    position: { ballsLeft: 60, wicketsLost: 5 },
    stoppedAt: at('13:00'),
    lostBefore: 84,
  }
  expect(ifPlayResumes(again, at('13:00'))).toMatchObject({ value: { ballsLost: 0 } })
  expect(ifPlayResumes(again, at('13:09'))).toMatchObject({
    value: { ballsLost: 6, quota: { overs: 7, oneMore: 4 } },
  })
})

test('the first innings ends when no more overs can be bowled than it has had', () => {
  const late = {
    ...firstStopped,
    position: { ballsLeft: 150, wicketsLost: 4 },
    stoppedAt: at('11:45'),
  }

  expect(ifPlayResumes(late, at('16:00'))).toMatchObject({
    value: {
      next: 'second innings',
      ballsLost: 150,
      balls: { first: 150, second: 150 },
      quota: { overs: 5, oneMore: 0 },
      target: 131,
      par: 0,
    },
  })
  expect(ifPlayResumes(late, at('17:00'))).toMatchObject({
    value: { balls: { first: 150, second: 66 }, enough: false },
  })
})

test('when no over is left for Team 2 there is nothing to compute', () => {
  expect(ifPlayResumes(firstStopped, at('17:45'))).toMatchObject({
    value: {
      next: 'nothing',
      quota: null,
      powerplays: [],
      resources: null,
      target: null,
      par: null,
    },
  })
})

test('if play resumes at 17:40 ten overs of the reply are lost', () => {
  expect(ifPlayResumes(secondStopped, at('17:40'))).toMatchObject({
    value: {
      next: 'second innings',
      ballsLost: 60,
      balls: { first: 300, second: 240 },
      quota: { overs: 8, oneMore: 0 },
      resources: { first: 100, second: 86.8 },
      target: 218,
    },
  })
  expect(ifPlayResumes(secondStopped, at('17:39'))).toMatchObject({ value: { ballsLost: 54 } })
})

test('overs lost by a late start of the reply and in it are counted over the time lost in all', () => {
  const later = {
    ...secondStopped,
    second: { balls: 300, stoppages: [{ ballsLeft: 300, wicketsLost: 0, ballsLost: 6 }] },
    lostBefore: 6,
  }
  // 6 and 3 minutes are nine: two overs, of which one is lost already.
  expect(ifPlayResumes(later, at('17:01'))).toMatchObject({
    value: { ballsLost: 6, balls: { second: 288 } },
  })
})

test('a reply without overs left is over, and par decides it', () => {
  expect(ifPlayResumes(secondStopped, at('23:00'))).toMatchObject({
    value: {
      next: 'nothing',
      ballsLost: 228,
      balls: { second: 72 },
      enough: false,
      par: 45,
      target: 46,
    },
  })
})

test('a T20 that restarts within an over has its powerplay to the ball', () => {
  const match: Interruption = {
    ...firstStopped,
    conditions: conditions(t20),
    first: { balls: 120, stoppages: [], runs: 160 },
    second: { balls: 120, stoppages: [] },
    position: { ballsLeft: 101, wicketsLost: 1 },
    stoppedAt: at('20:30'),
  }
  expect(ifPlayResumes(match, at('20:56'))).toMatchObject({
    value: {
      ballsLost: 36,
      balls: { second: 84 },
      powerplays: [{ from: 0, to: 25 }],
      quota: { overs: 2, oneMore: 4 },
    },
  })
})

test.each([
  [at('11:23'), {}, 'before it stopped'],
  [at('11:30') + 0.5, {}, 'whole minutes'],
  [at('11:30'), { lostBefore: -1 }, 'not negative'],
])('minute %f with %o is refused', (minute, more, says) => {
  expect(ifPlayResumes({ ...firstStopped, ...more }, minute)).toMatchObject({
    code: 'bad-time',
    message: expect.stringContaining(says),
  })
})

test('a position that the innings cannot be in is refused', () => {
  const wrong = { ...secondStopped, position: { ballsLeft: 301, wicketsLost: 1 } }
  expect(ifPlayResumes(wrong, at('17:40'))).toMatchObject({ code: 'bad-stoppage' })
})

test('the later play resumes, the fewer balls are left and the lower the target is', () => {
  const property = fc.property(fc.nat(300), fc.nat(300), (one, more) => {
    const [early, late] = [one, one + more].map((wait) =>
      ifPlayResumes(secondStopped, secondStopped.stoppedAt + wait),
    )
    if (!early?.ok || !late?.ok) throw new Error('Refused.')
    expect(late.value.balls.second).toBeLessThanOrEqual(early.value.balls.second)
    expect(late.value.target).toBeLessThanOrEqual(early.value.target ?? 0)
  })
  fc.assert(property)
})
