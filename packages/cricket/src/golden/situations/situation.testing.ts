import type { Fact } from '../../facts.ts'
import { oversText } from '../../formats/conditions.ts'
import type { PlayingConditions } from '../../formats/conditions.ts'
import { Book } from '../../fold/play.testing.ts'
import { judge } from '../../laws/judge.ts'
import { parseBall } from '../../text/notation.ts'
import type { AtTheWicket } from '../../text/notation.ts'

type Words = readonly string[]

const reasons = { hurt: 'hurt', out: 'out', well: 'not out' } as const

const roleOf = ([role]: Words) => (role === undefined ? {} : { role })

/** What is written as a word and its arguments, `retire:h1:hurt`; balls are in shorthand. */
const facts: Readonly<Record<string, (words: Words) => Fact>> = {
  start: ([team = '', kind]) => ({
    type: 'innings-started',
    battingTeam: team,
    ...(kind === 'super' && { superOver: true }),
  }),
  chase: ([team = '', runs, balls]) => ({
    type: 'innings-started',
    battingTeam: team,
    target: { runs: Number(runs), ...(balls !== undefined && { balls: Number(balls) }) },
  }),
  target: ([runs, balls]) => ({
    type: 'target-revised',
    runs: Number(runs),
    balls: Number(balls),
    method: 'DLS',
  }),
  length: ([balls]) => ({ type: 'target-revised', balls: Number(balls) }),
  retire: ([player = '', how]) => ({
    type: 'batter-retired',
    player,
    reason: how === 'out' || how === 'well' ? reasons[how] : 'hurt',
  }),
  out: ([player = '', how, fielder]) => ({
    type: 'batter-dismissed',
    player,
    kind: how === 'late' ? 'timed out' : how === 'early' ? 'run out' : 'obstructing the field',
    ...(fielder !== undefined && { fielders: [{ player: fielder }] }),
  }),
  back: ([player = '', how]) => ({
    type: 'batter-returned',
    player,
    ...(how === 'agreed' && { consent: true }),
  }),
  in: ([player = '']) => ({ type: 'batter-came-in', player }),
  on: ([player = '']) => ({ type: 'bowler-came-on', player }),
  absent: ([player = '']) => ({ type: 'absent-hurt', player }),
  penalty: ([team = '', runs = '5']) => ({ type: 'penalty-awarded', team, runs: Number(runs) }),
  miscount: ([over, balls]) => ({
    type: 'over-miscounted',
    over: Number(over),
    balls: Number(balls),
  }),
  replace: ([out = '', player = '', ...role]) => ({
    type: 'player-replaced',
    team: player.slice(0, 1),
    out,
    in: player,
    reason: 'concussion_substitute',
    ...roleOf(role),
  }),
  end: ([reason]) => ({
    type: 'innings-ended',
    reason: reason === 'declared' || reason === 'forfeited' ? reason : 'closed',
  }),
  toss: ([winner = '']) => ({ type: 'toss', winner, decision: 'bat' }),
}

const people = /^(.+)@([a-z0-9]*),([a-z0-9]*),([a-z0-9]*)$/

/** A ball, `W+X`, or one whose striker, non-striker and bowler are not those due: `.@h3,h4,a8`. */
function ballOf(book: Book, text: string): Fact {
  const [, balls = text, ...named] = people.exec(text) ?? []
  const who = othersThan(book.due(), named)
  const timedOut = /^timed-out:(\w+)$/.exec(balls)?.[1]
  if (timedOut !== undefined) {
    const wickets = [{ kind: 'timed out', playerOut: timedOut }] as const
    return { type: 'ball-bowled', ...who, runs: 0, wickets }
  }
  const ball = parseBall(balls, who, book.state.setup.conditions)
  if (!ball.ok) throw new Error(ball.message)
  return ball.value
}

function othersThan(due: AtTheWicket, [striker = '', nonStriker = '', bowler = '']: Words) {
  return {
    striker: striker || due.striker,
    nonStriker: nonStriker || due.nonStriker,
    bowler: bowler || due.bowler,
  }
}

function factOf(book: Book, text: string): Fact {
  const [word = '', ...words] = text.split(':')
  return facts[word]?.(words) ?? ballOf(book, text)
}

/** Answers the code of the first refusal and where it came; null when the Laws allow everything. */
export function playOut(conditions: PlayingConditions, play: string) {
  const book = new Book(conditions)
  const words = play.split(/[\s|]+/).filter((word) => word !== '')
  for (const [at, word] of words.entries()) {
    const fact = factOf(book, word)
    const verdict = judge(book.state, fact)
    if (!verdict.ok)
      return { state: book.state, refused: verdict.code, isLast: at === words.length - 1 }
    book.write(fact)
  }
  return { state: book.state, refused: null, isLast: true }
}

/** "5/1 (0.3) h1 h3, a7 5-1": the score, striker and non-striker, and what the bowler has conceded and taken. */
export function scoreText({ current, setup }: Book['state']): string {
  if (current === null) return 'no innings'
  const overs = oversText(current.balls + current.miscount, setup.conditions.ballsPerOver)
  const [striker, nonStriker, bowler] = [current.striker, current.nonStriker, current.bowler].map(
    (one) => one?.id ?? '-',
  )
  const { runs = 0, wickets = 0 } = current.bowler ?? {}
  const figures = `${bowler} ${runs}-${wickets}`
  return `${current.runs}/${current.wickets} (${overs}) ${striker} ${nonStriker}, ${figures}`
}

/** Wides, no-balls, byes, leg byes and penalty runs of the innings: "w1 nb0 b0 lb0 p5". */
export function extrasText({ current }: Book['state']): string {
  const { wides = 0, noballs = 0, byes = 0, legbyes = 0, penalty = 0 } = current ?? {}
  return `w${wides} nb${noballs} b${byes} lb${legbyes} p${penalty}`
}
