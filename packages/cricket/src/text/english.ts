import type { Language } from './message.ts'

const balls = (count: number): string => `${count} ${count === 1 ? 'ball' : 'balls'}`
const runs = (count: number): string => `${count} ${count === 1 ? 'run' : 'runs'}`
const together = (names: readonly string[]): string => names.join(' and ')

/** What the commentary says in English. */
export const english: Language = {
  bowled: [
    ({ bowler, out }) => `${bowler} bowls ${out}.`,
    ({ out }) => `${out} is bowled.`,
    ({ bowler, out }) => `${bowler} hits the stumps, and ${out} goes.`,
  ],
  caught: [
    ({ fielder, out }) => `${fielder} catches ${out}.`,
    ({ fielder, out }) => `${out} is caught by ${fielder}.`,
    ({ fielder, out }) => `${fielder} takes the catch, and ${out} goes.`,
  ],
  caughtByNobody: [({ out }) => `${out} is caught.`],
  caughtAndBowled: [
    ({ bowler, out }) => `${bowler} takes the return catch, and ${out} goes.`,
    ({ bowler, out }) => `${out} is caught and bowled by ${bowler}.`,
  ],
  lbw: [
    ({ bowler, out }) => `${out} is leg before to ${bowler}.`,
    ({ bowler, out }) => `${bowler} has ${out} leg before.`,
  ],
  stumped: [
    ({ fielder, out }) => `${fielder} stumps ${out}.`,
    ({ fielder, out }) => `${out} is stumped by ${fielder}.`,
  ],
  stumpedByNobody: [({ out }) => `${out} is stumped.`],
  runOut: [({ out }) => `${out} is run out.`],
  runOutBy: [({ out, fielders }) => `${out} is run out by ${together(fielders)}.`],
  outOtherwise: [({ out, kind }) => `${out} is out, ${kind}.`],
  scoreNow: [({ score }) => `The score is ${score}.`, ({ score }) => `That is ${score}.`],
  allOutFor: [({ score }) => `All out for ${score}.`],
  goldenDuck: [() => 'A golden duck.', ({ out }) => `A golden duck for ${out}.`],
  duck: [({ balls: faced }) => `A duck, from ${balls(faced)}.`, ({ out }) => `A duck for ${out}.`],
  onHatTrick: [
    ({ bowler }) => `Two in two: ${bowler} is on a hat-trick.`,
    ({ bowler }) => `${bowler} is on a hat-trick.`,
  ],
  hatTrick: [
    ({ bowler }) => `A hat-trick for ${bowler}.`,
    ({ bowler }) => `Three in three: ${bowler} has a hat-trick.`,
  ],
  moreInARow: [({ bowler, wickets }) => `That is ${wickets} in a row for ${bowler}.`],
  fiveWickets: [
    ({ bowler, runs: conceded }) => `Five wickets for ${bowler}, for ${runs(conceded)}.`,
    ({ bowler, runs: conceded }) => `${bowler} has five for ${conceded}.`,
  ],
  four: [
    ({ name, runs: made }) => `${name} has ${made}.`,
    ({ name, runs: made }) => `${name} moves to ${made}.`,
    ({ name, runs: made, balls: faced }) => `${name} has ${made} from ${faced}.`,
  ],
  six: [
    ({ name, runs: made, balls: faced }) => `${name} has ${made} from ${faced}.`,
    ({ name, runs: made, balls: faced }) => `${name} moves to ${made} from ${faced}.`,
  ],
  mark: [
    ({ name, mark, balls: faced }) => `${mark} up for ${name}, from ${balls(faced)}.`,
    ({ name, mark, balls: faced }) => `${name} reaches ${mark} from ${balls(faced)}.`,
  ],
  retiresAt: [({ name, runs: made }) => `${name} retires on ${made}.`],
  stand: [
    ({ runs: made, balls: faced }) => `The stand is worth ${made}, from ${balls(faced)}.`,
    ({ mark, balls: faced }) => `${mark} up for the pair, from ${balls(faced)}.`,
  ],
  teamMark: [({ mark }) => `The ${mark} is up.`],
  maiden: [({ bowler }) => `A maiden for ${bowler}.`, () => 'A maiden over.'],
  wicketMaiden: [({ bowler }) => `A wicket maiden for ${bowler}.`],
  chase: [
    ({ needed, left }) => `${needed} needed from ${balls(left)}.`,
    ({ needed, left }) => `They need ${needed} from ${balls(left)}.`,
  ],
  lastOver: [
    ({ needed, left }) => `${needed} needed from ${balls(left)}.`,
    ({ needed, left }) => `${needed} to win, ${balls(left)} left.`,
  ],
  lastBall: [
    ({ needed }) => `${needed} needed from the last ball.`,
    ({ needed }) => `The last ball to come, and ${needed} to win.`,
  ],
  level: [
    ({ left }) => `The scores are level, with ${balls(left)} left.`,
    () => 'The scores are level.',
  ],
  targetReached: [({ team }) => `${team} reach the target.`, ({ team }) => `${team} have done it.`],
}
