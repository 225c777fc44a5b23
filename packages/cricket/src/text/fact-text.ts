import type { BallBowled, Fielder, PlayFact } from '../facts.ts'
import { answerFor } from '../fold/per-fact.ts'
import type { PerFact } from '../fold/per-fact.ts'
import type { MatchSetup } from '../setup.ts'
import { ballText } from './ball-mark.ts'

type Naming = {
  readonly setup: MatchSetup
  readonly player: (id: string) => string
  /** Of a ball, also who was at the other end. */
  readonly isWhole?: boolean
}

/** Any fact in one line, as a list of corrections has it: "Wattoo to Gondal, FOUR", "Noon comes in". */
export const factText = (fact: PlayFact, naming: Naming): string =>
  answerFor(texts, fact, naming) ?? ''

const does = (what: string) => (fact: { readonly player: string }, naming: Naming) =>
  `${naming.player(fact.player)} ${what}`

const team = ({ setup }: Naming, id: string | undefined): string =>
  setup.teams.find((one) => one.id === id)?.name ?? id ?? ''

const texts: PerFact<Naming, string> = {
  'ball-bowled': (ball, naming) => ballLine(ball, naming),
  'batter-came-in': does('comes in'),
  'batter-returned': ({ player, consent }, naming) =>
    `${naming.player(player)} returns${consent === true ? ' with the other captain’s consent' : ''}`,
  'batter-retired': ({ player, reason }, naming) => `${naming.player(player)} retires, ${reason}`,
  'batter-dismissed': ({ player, kind, fielders = [] }, naming) => {
    const by = fielders.map((fielder) => fielderText(fielder, naming.player)).join('/')
    return `${naming.player(player)} is out without a ball: ${kind}${by === '' ? '' : ` (${by})`}`
  },
  'absent-hurt': does('is absent hurt'),
  'bowler-came-on': does('comes on to bowl'),
  'penalty-awarded': ({ runs, team: to }, naming) => `${runs} penalty runs to ${team(naming, to)}`,
  toss: ({ winner, decision }, naming) =>
    `${team(naming, winner)} won the toss and chose to ${decision}`,
  'roles-named': ({ team: of, captain, keeper }, naming) =>
    `${team(naming, of)}: captain ${captain === undefined ? 'unchanged' : naming.player(captain)}, keeper ${keeper === undefined ? 'unchanged' : naming.player(keeper)}`,
  'player-joined': ({ team: of, name, insteadOf }, naming) =>
    `${name} joins ${team(naming, of)}${insteadOf === undefined ? '' : ` instead of ${naming.player(insteadOf)}`}`,
  'innings-started': ({ battingTeam, openers = [], superOver }, naming) =>
    `${team(naming, battingTeam)} bat${superOver === true ? ' in a Super Over' : ''}${openers.length === 0 ? '' : `: ${openers.map(naming.player).join(' and ')}`}`,
  'innings-ended': ({ reason }) => `the innings ends, ${reason}`,
  'innings-summed': ({ runs, wickets, balls, card }) =>
    `${runs} for ${wickets} from ${balls} balls, ${card === undefined ? 'as a total only' : 'with a card that was typed in'}`,
  'target-revised': ({ runs, balls, method, reason }) =>
    [
      runs === undefined ? 'the target stays' : `the target is ${runs}`,
      ...(balls === undefined ? [] : [`${balls} balls`]),
      ...(method === undefined ? [] : [method]),
      ...(reason === undefined ? [] : [reason]),
    ].join(', '),
  'over-miscounted': ({ over, balls }) => `the umpires count ${balls} balls in over ${over + 1}`,
  'powerplay-taken': () => 'the batting side takes its powerplay',
  'player-replaced': ({ in: comes, out, reason, role }, naming) =>
    `${naming.player(comes)} ${role === undefined ? 'replaces' : `is ${role} for`} ${out === undefined ? 'nobody' : naming.player(out)} (${reason})`,
  stoppage: ({ reason, at }) => `play stops${timeText(at)}: ${reason}`,
  'play-resumed': ({ at }) => `play resumes${timeText(at)}`,
  noted: ({ text }) => `note: ${text}`,
  'match-ended': ({ result, winner, method }, naming) =>
    `the match is ${result}${winner === undefined ? '' : ` by ${team(naming, winner)}`}${method === undefined ? '' : ` (${method})`}`,
  'player-of-match': ({ players }, naming) =>
    `player of the match: ${players.map(naming.player).join(', ')}`,
}

const timeText = (at: string | undefined): string => (at === undefined ? '' : ` at ${at}`)

function ballLine(ball: BallBowled, { player, isWhole }: Naming): string {
  const { bowler, striker, nonStriker, wickets = [], crossed } = ball
  const out = wickets.map(({ kind, playerOut, fielders = [] }) => {
    const by = fielders.map((fielder) => fielderText(fielder, player)).join('/')
    return `: ${kind}, ${player(playerOut)}${by === '' ? '' : ` (${by})`}`
  })
  const text = `${player(bowler)} to ${player(striker)}, ${ballText(ball)}${out.join('')}`
  const other = isWhole === true ? ` (${player(nonStriker)} at the other end)` : ''
  return `${text}${crossed === true ? ', crossed' : ''}${other}`
}

function fielderText({ player, substitute }: Fielder, naming: (id: string) => string): string {
  if (player === undefined) return substitute === true ? 'substitute' : 'unknown'
  return substitute === true ? `sub ${naming(player)}` : naming(player)
}
