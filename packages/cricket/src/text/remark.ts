import { isSubstitution, RETURNED } from '../facts.ts'
import type { BatterDismissed, BatterRetired, InningsEnded, PlayFact } from '../facts.ts'
import { answerFor } from '../fold/per-fact.ts'
import type { PerFact } from '../fold/per-fact.ts'

const retirements: Record<BatterRetired['reason'], string> = {
  hurt: 'retires hurt',
  'not out': 'retires not out',
  out: 'retires out',
  unrecorded: 'leaves the field',
}

const withoutBall: Record<BatterDismissed['kind'], string> = {
  'timed out': 'is timed out',
  'run out': 'is run out at the bowler’s end before the ball is bowled',
  'obstructing the field': 'is out for obstructing the field before the ball is bowled',
}

const endings: Record<InningsEnded['reason'], string> = {
  declared: 'The innings is declared closed.',
  forfeited: 'The innings is forfeited.',
  'all out': 'The innings is over.',
  closed: 'The innings is closed.',
}

type Naming = (player: string) => string

const says: PerFact<Naming, string> = {
  'innings-started': () => 'The innings begins.',
  'batter-retired': ({ player, reason }, naming) => `${naming(player)} ${retirements[reason]}.`,
  'batter-dismissed': ({ player, kind }, naming) => `${naming(player)} ${withoutBall[kind]}.`,
  'batter-returned': ({ player, consent }, naming) =>
    `${naming(player)} returns to the crease${consent === true ? ' with the other captain’s consent' : ''}.`,
  'absent-hurt': ({ player }, naming) => `${naming(player)} is absent hurt.`,
  'penalty-awarded': ({ runs, note }) => note ?? `${runs} penalty runs are awarded.`,
  'player-replaced': (fact, naming) => {
    const [comes, goes] = [fact.in, fact.out].map((id) => id && naming(id))
    if (isSubstitution(fact)) {
      return fact.reason === RETURNED
        ? `${comes} is back in the field for ${goes}.`
        : `${comes} fields as a substitute for ${goes} (${plainly(fact.reason)}).`
    }
    return goes === undefined
      ? `${comes} comes into the match (${plainly(fact.reason)}).`
      : `${comes} replaces ${goes} (${plainly(fact.reason)}).`
  },
  'player-joined': ({ name, insteadOf }, naming) =>
    insteadOf === undefined
      ? `${name} joins the side.`
      : `${name} plays instead of ${naming(insteadOf)}.`,
  'roles-named': ({ captain, keeper }, naming) =>
    [
      keeper === undefined ? [] : `${naming(keeper)} keeps wicket.`,
      captain === undefined ? [] : `${naming(captain)} leads the side.`,
    ]
      .flat()
      .join(' '),
  'player-of-match': ({ players }, naming) =>
    `Player of the match: ${players.length === 0 ? 'nobody' : players.map(naming).join(' and ')}.`,
  'innings-summed': ({ card }) =>
    card === undefined ? 'The total was typed in.' : 'The scorecard was typed in.',
  'innings-ended': ({ reason }) => endings[reason],
  'target-revised': ({ runs, reason }) => {
    const what =
      runs === undefined
        ? 'The length of the innings is revised.'
        : `The target is revised to ${runs}.`
    return reason === undefined ? what : `${what} ${reason}`
  },
  'powerplay-taken': () => 'The batting side takes its powerplay.',
  'over-miscounted': ({ balls }) => `The umpires count ${balls} balls in this over.`,
  stoppage: ({ reason }) => reason,
  'play-resumed': () => 'Play resumes.',
  noted: ({ text }) => text,
}

/** The commentary between balls; null for facts that need none. */
export function remark(fact: PlayFact, naming: Naming): string | null {
  return answerFor(says, fact, naming) ?? null
}

/** Imported reasons look like `national_callup`. */
const plainly = (reason: string) => reason.replaceAll('_', ' ')
