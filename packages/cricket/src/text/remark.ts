import { isSubstitution, RETURNED } from '../facts.ts'
import type { Entry, PlayerReplaced, PlayFact } from '../facts.ts'
import { answerFor } from '../fold/per-fact.ts'
import type { PerFact } from '../fold/per-fact.ts'
import { english } from './english.ts'
import { say } from './message.ts'
import type { Message } from './message.ts'

type Naming = (player: string) => string
/** A message, or the words of whoever scored. */
type Words = Message | string

const says: PerFact<Naming, Words | readonly Words[]> = {
  'innings-started': () => ({ key: 'inningsBegins', told: {} }),
  'batter-retired': ({ player, reason }, naming) => ({
    key: 'retires',
    told: { name: naming(player), reason },
  }),
  'batter-dismissed': ({ player, kind }, naming) => ({
    key: 'outWithoutBall',
    told: { name: naming(player), kind },
  }),
  'batter-returned': ({ player, consent }, naming) => ({
    key: consent === true ? 'returnsByConsent' : 'returns',
    told: { name: naming(player) },
  }),
  'absent-hurt': ({ player }, naming) => ({ key: 'absentHurt', told: { name: naming(player) } }),
  'penalty-awarded': ({ runs, note }) => note ?? { key: 'penaltyRuns', told: { runs } },
  'player-replaced': replacement,
  'player-joined': ({ name, insteadOf }, naming) =>
    insteadOf === undefined
      ? { key: 'joins', told: { name } }
      : { key: 'playsInsteadOf', told: { comes: name, goes: naming(insteadOf) } },
  'roles-named': ({ captain, keeper }, naming) => [
    ...(keeper === undefined
      ? []
      : [{ key: 'keepsWicket', told: { name: naming(keeper) } } as const]),
    ...(captain === undefined ? [] : [{ key: 'leads', told: { name: naming(captain) } } as const]),
  ],
  'player-of-match': ({ players }, naming) =>
    players.length === 0
      ? { key: 'noPlayerOfMatch', told: {} }
      : { key: 'playersOfMatch', told: { names: players.map(naming) } },
  'innings-summed': ({ card }) => ({
    key: card === undefined ? 'totalTyped' : 'cardTyped',
    told: {},
  }),
  'innings-ended': ({ reason }) => ({ key: 'inningsEnds', told: { reason } }),
  'target-revised': ({ runs, reason }) => [
    runs === undefined
      ? { key: 'lengthRevised', told: {} }
      : { key: 'targetRevised', told: { runs } },
    ...(reason === undefined ? [] : [reason]),
  ],
  'powerplay-taken': () => ({ key: 'powerplayTaken', told: {} }),
  'over-miscounted': ({ balls }) => ({ key: 'ballsCounted', told: { balls } }),
  stoppage: ({ reason }) => reason,
  'play-resumed': () => ({ key: 'playResumes', told: {} }),
  noted: ({ text }) => text,
}

function replacement(fact: PlayerReplaced, naming: Naming): Message {
  const { reason } = fact
  const comes = naming(fact.in)
  if (fact.out === undefined) return { key: 'comesIn', told: { comes, reason } }
  const goes = naming(fact.out)
  if (!isSubstitution(fact)) return { key: 'replaces', told: { comes, goes, reason } }
  return reason === RETURNED
    ? { key: 'backInTheField', told: { comes, goes } }
    : { key: 'fieldsFor', told: { comes, goes, reason } }
}

/** The commentary between balls; null for facts that need none. */
export function remark({ fact, seq }: Entry<PlayFact>, naming: Naming): string | null {
  const said = answerFor(says, fact, naming)
  if (said === undefined) return null
  return [said]
    .flat()
    .map((one) => (typeof one === 'string' ? one : say(english, one, seq)))
    .join(' ')
}
