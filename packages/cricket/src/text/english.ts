import type { BatterDismissed, BatterRetired, InningsEnded } from '../facts.ts'
import type { PitchLength } from '../pitch-zones.ts'
import type { Stroke } from '../strokes.ts'
import { ballText } from './ball-mark.ts'
import type { Direction, Language, Remarks } from './message.ts'

const balls = (count: number): string => `${count} ${count === 1 ? 'ball' : 'balls'}`
const runs = (count: number): string => `${count} ${count === 1 ? 'run' : 'runs'}`
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const together = (names: readonly string[]): string => names.join(' and ')

const strokes: Readonly<Record<Stroke, string>> = {
  defence: 'defended',
  drive: 'driven',
  cut: 'cut',
  pull: 'pulled',
  hook: 'hooked',
  flick: 'flicked',
  glance: 'glanced',
  sweep: 'swept',
  'reverse sweep': 'reverse swept',
  ramp: 'ramped',
  slog: 'slogged',
  edge: 'edged',
  missed: 'played and missed',
  'left alone': 'left alone',
}

const lengths: Readonly<Record<PitchLength, string>> = {
  yorker: 'yorker',
  full: 'full',
  good: 'good length',
  short: 'short',
}

const directions: Readonly<Record<Direction, string>> = {
  straight: 'down the ground',
  'in front of square': 'in front of square',
  square: 'square of the wicket',
  'behind square': 'behind square',
  fine: 'fine, behind the wicket',
}

const retirements: Readonly<Record<BatterRetired['reason'], string>> = {
  hurt: 'retires hurt',
  'not out': 'retires not out',
  out: 'retires out',
  unrecorded: 'leaves the field',
}

const withoutBall: Readonly<Record<BatterDismissed['kind'], string>> = {
  'timed out': 'is timed out',
  'run out': 'is run out at the bowler’s end before the ball is bowled',
  'obstructing the field': 'is out for obstructing the field before the ball is bowled',
}

const endings: Readonly<Record<InningsEnded['reason'], string>> = {
  declared: 'The innings is declared closed.',
  forfeited: 'The innings is forfeited.',
  'all out': 'The innings is over.',
  closed: 'The innings is closed.',
}

/** Imported reasons look like `national_callup`. */
const plainly = (reason: string) => reason.replaceAll('_', ' ')

const remarks: Pick<Language, keyof Remarks> = {
  inningsBegins: [() => 'The innings begins.'],
  retires: [({ name, reason }) => `${name} ${retirements[reason]}.`],
  outWithoutBall: [({ name, kind }) => `${name} ${withoutBall[kind]}.`],
  returns: [({ name }) => `${name} returns to the crease.`],
  returnsByConsent: [
    ({ name }) => `${name} returns to the crease with the other captain’s consent.`,
  ],
  absentHurt: [({ name }) => `${name} is absent hurt.`],
  penaltyRuns: [({ runs: given }) => `${given} penalty runs are awarded.`],
  backInTheField: [({ comes, goes }) => `${comes} is back in the field for ${goes}.`],
  fieldsFor: [
    ({ comes, goes, reason }) =>
      `${comes} fields as a substitute for ${goes} (${plainly(reason)}).`,
  ],
  replaces: [({ comes, goes, reason }) => `${comes} replaces ${goes} (${plainly(reason)}).`],
  comesIn: [({ comes, reason }) => `${comes} comes into the match (${plainly(reason)}).`],
  joins: [({ name }) => `${name} joins the side.`],
  playsInsteadOf: [({ comes, goes }) => `${comes} plays instead of ${goes}.`],
  keepsWicket: [({ name }) => `${name} keeps wicket.`],
  leads: [({ name }) => `${name} leads the side.`],
  playersOfMatch: [({ names }) => `Player of the match: ${together(names)}.`],
  noPlayerOfMatch: [() => 'Player of the match: nobody.'],
  totalTyped: [() => 'The total was typed in.'],
  cardTyped: [() => 'The scorecard was typed in.'],
  inningsEnds: [({ reason }) => endings[reason]],
  lengthRevised: [() => 'The length of the innings is revised.'],
  targetRevised: [({ runs: needed }) => `The target is revised to ${needed}.`],
  powerplayTaken: [() => 'The batting side takes its powerplay.'],
  ballsCounted: [({ balls: counted }) => `The umpires count ${counted} balls in this over.`],
  playResumes: [() => 'Play resumes.'],
}

/** What the commentary says in English. */
export const english: Language = {
  ...remarks,
  delivery: [({ bowler, striker, ball }) => `${bowler} to ${striker}, ${ballText(ball)}.`],
  freeHit: [() => 'Free hit.'],
  nextIsFreeHit: [() => 'The next ball is a free hit.'],
  shot: [
    ({ length, stroke, fielder }) => {
      const said = [
        length && lengths[length],
        stroke && strokes[stroke],
        fielder !== undefined && `fielded by ${fielder}`,
      ]
      return `${capital(said.filter((part) => typeof part === 'string').join(', '))}.`
    },
  ],
  played: [({ where }) => `Played ${directions[where]}.`],
  hit: [({ where }) => `Hit ${directions[where]}.`],
  fourTo: [({ where }) => `${capital(directions[where])}.`],
  sixTo: [({ where }) => `Over the boundary ${directions[where]}.`],
  has: [({ name, runs: made }) => `${name} has ${made}.`],
  allRun: [({ name, runs: made }) => `All run; ${name} has ${made}.`],
  batterRetiresHurt: [() => 'A batter retires hurt.'],
  reviewed: [
    ({ side, call, decision, umpiresCall }) => {
      const what = call === undefined ? '' : ` for a ${call}`
      return `Reviewed by ${side}${what}: ${decision}${umpiresCall ? ', umpire’s call' : ''}.`
    },
  ],
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
