import type { BallBowled, Entry, PlayFact } from '../facts.ts'
import { isLegal } from '../fold/fold-ball.ts'
import { foldFact } from '../fold/fold.ts'
import { startMatch } from '../fold/match.ts'
import { nameOf } from '../fold/state.ts'
import type { Innings, MatchState } from '../fold/state.ts'
import { dueOf } from '../laws/due.ts'
import type { Forbidden } from '../laws/judge-log.ts'
import { judgePlay } from '../laws/judge.ts'
import type { RefusalCode } from '../laws/refusals.ts'
import { namedPlayersOf } from '../laws/sides.ts'
import type { MatchSetup, PlayerId } from '../setup.ts'
import { changed, exchanged, newSeq } from './draft.ts'
import type { Draft } from './draft.ts'
import { turned } from './strike.ts'

/** Something to do about what the Laws would forbid, and the draft with it done. */
export type Remedy = { readonly label: string; readonly draft: Draft }

type Case = {
  readonly draft: Draft
  readonly at: number
  readonly entry: Entry<PlayFact>
  /** The match before the entry. */
  readonly state: MatchState
}

/** What can be done about an entry that the Laws forbid, the likeliest first; striking it out is always possible. */
export function remediesFor(
  setup: MatchSetup,
  draft: Draft,
  { at, entry, code }: Forbidden,
): readonly Remedy[] {
  const state = startMatch(setup)
  for (const before of draft.slice(0, at)) foldFact(state, before)
  const found: Case = { draft, at, entry, state }
  const helps = (remedy: Remedy) => {
    const first = remedy.draft[at]
    return first?.seq !== entry.seq || judgePlay(state, first.fact) === null
  }
  return [...(makers[code]?.(found) ?? []).filter(helps), ...struckOut(found, code)]
}

const makers: { readonly [Code in RefusalCode]?: (found: Case) => readonly Remedy[] } = {
  'needs-consent': (found) => consented(found),
  'batter-out': (found) => otherBatter(found),
  'batter-away': (found) => otherBatter(found),
  'still-at-the-wicket': (found) => otherBatter(found),
  'batter-not-in': (found) => otherBatter(found),
  'same-batter-twice': (found) => otherBatter(found),
  'no-place-free': (found) => otherBatter(found),
  'striker-only': (found) => otherStriker(found),
  'non-striker-only': (found) => otherOut(found),
  'two-overs-running': (found) => [...longerOver(found), ...otherBowlers(found)],
  'bowler-over-quota': (found) => otherBowlers(found),
  'off-the-field': (found) => otherBowlers(found),
  replaced: (found) => [...otherBatter(found), ...otherBowlers(found)],
}

/** Codes of facts that come after the end, as do all that follow. */
const tooLate: ReadonlySet<RefusalCode> = new Set(['innings-over', 'match-over'])

function struckOut({ draft, at, entry }: Case, code: RefusalCode): Remedy[] {
  const one = {
    label: 'Strike it out',
    draft: changed(draft, { kind: 'strike out', seq: entry.seq }),
  }
  const next = draft.findIndex(({ fact }, i) => i > at && fact.type === 'innings-started')
  const end = code === 'match-over' || next < 0 ? draft.length : next
  if (!tooLate.has(code) || end - at === 1) return [one]
  const all = draft.toSpliced(at, end - at)
  return [{ label: `Strike out this and the ${end - at - 1} after it`, draft: all }, one]
}

/** Whoever is at the wicket instead of somebody who cannot be, from here to the end of the innings. */
function otherBatter({ draft, at, entry, state }: Case): Remedy[] {
  const { current } = state
  if (current === null) return []
  const wrong = wrongBatter(draft, at, current)
  if (wrong === null) return []
  const hasCome = entry.fact.type === 'batter-came-in'
  return replacing(state, current, wrong.pair).map((right) => ({
    label: `${nameOf(state, right)} in the place of ${nameOf(state, wrong.id)}, from here on`,
    draft: exchanged(hasCome ? draft.toSpliced(at, 1) : draft, at, [wrong.id, right]),
  }))
}

type Wrong = { readonly id: PlayerId; readonly pair: readonly PlayerId[] }

/** The batter whom the next ball names and who is not, or cannot be, at the wicket. */
function wrongBatter(draft: Draft, at: number, innings: Innings): Wrong | null {
  const ball = draft
    .slice(at)
    .find((one): one is Entry<BallBowled> => one.fact.type === 'ball-bowled')
  if (ball === undefined) return null
  const pair = [ball.fact.striker, ball.fact.nonStriker]
  const here = [innings.striker?.id, innings.nonStriker?.id]
  const isFull = !here.includes(undefined)
  const isWrong = (id: PlayerId) => !here.includes(id) && (isFull || isGone(innings, id))
  const id = pair.find(isWrong)
  return id === undefined ? null : { id, pair }
}

function isGone({ batterById }: Innings, id: PlayerId): boolean {
  const line = batterById.get(id)
  return line !== undefined && (line.dismissal !== null || line.left !== null || line.absent)
}

/** At the wicket and not named; with a place free, who may come in. */
function replacing(state: MatchState, innings: Innings, pair: readonly PlayerId[]): PlayerId[] {
  const { striker, nonStriker } = innings
  if (striker !== null && nonStriker !== null) {
    return [striker.id, nonStriker.id].filter((id) => !pair.includes(id))
  }
  return dueOf(state).batters.filter((id) => !pair.includes(id))
}

function otherStriker({ draft, entry }: Case): Remedy[] {
  const { seq, fact } = entry
  if (fact.type !== 'ball-bowled') return []
  const label = 'The other batter faces this ball'
  return [{ label, draft: changed(draft, { kind: 'change', seq, fact: turned(fact) }) }]
}

function otherOut({ draft, entry, state }: Case): Remedy[] {
  const { seq, fact } = entry
  const player = state.current?.nonStriker?.id
  if (fact.type !== 'batter-dismissed' || player === undefined) return []
  const label = `${nameOf(state, player)} was run out`
  return [{ label, draft: changed(draft, { kind: 'change', seq, fact: { ...fact, player } }) }]
}

/** Law 25.4.3 */
function consented({ draft, entry: { seq, fact } }: Case): Remedy[] {
  if (fact.type !== 'batter-returned') return []
  const agreed = { ...fact, consent: true } as const
  return [
    {
      label: 'The other captain consents',
      draft: changed(draft, { kind: 'change', seq, fact: agreed }),
    },
  ]
}

/** Law 17.5: the umpires let the over go on. */
function longerOver({ draft, at, entry, state }: Case): Remedy[] {
  const over = state.current?.over
  const { fact } = entry
  if (fact.type !== 'ball-bowled' || !over?.closed || over.bowler.id !== fact.bowler) return []
  const more = spellFrom(draft, at, fact.bowler).balls
  if (more === 0) return []
  const balls = over.balls + more
  return [
    {
      label: `The umpires counted ${balls} balls in over ${over.index + 1}`,
      draft: draft.toSpliced(at, 0, {
        seq: newSeq(draft),
        fact: { type: 'over-miscounted', over: over.index, balls },
      }),
    },
  ]
}

/** Somebody else bowls, until the next bowler. */
function otherBowlers({ draft, at, entry, state }: Case): Remedy[] {
  const { fact } = entry
  const bowler =
    fact.type === 'ball-bowled' ? fact.bowler : fact.type === 'bowler-came-on' ? fact.player : null
  const { current } = state
  if (bowler === null || current === null) return []
  const { end } = spellFrom(draft, at, bowler)
  return namedPlayersOf(state, current.bowlingTeam)
    .filter(({ id }) => judgePlay(state, { type: 'bowler-came-on', player: id }) === null)
    .map(({ id, name }) => ({
      label: `${name} bowls`,
      draft: draft.map((one, i) => (i < at || i >= end ? one : bowledBy(one, id))),
    }))
}

export function bowledBy({ seq, fact }: Entry<PlayFact>, bowler: PlayerId): Entry<PlayFact> {
  if (fact.type === 'ball-bowled') return { seq, fact: { ...fact, bowler } }
  return fact.type === 'bowler-came-on' ? { seq, fact: { ...fact, player: bowler } } : { seq, fact }
}

/** How far a bowler goes on: the index after the last ball, and the legal balls. */
function spellFrom(draft: Draft, from: number, bowler: PlayerId) {
  const rest = draft.slice(from)
  const stop = rest.findIndex(({ fact }) => endsSpell(fact, bowler))
  const spell = stop < 0 ? rest : rest.slice(0, stop)
  const last = spell.findLastIndex(({ fact }) => fact.type === 'ball-bowled')
  const balls = spell.filter(({ fact }) => fact.type === 'ball-bowled' && isLegal(fact.extras))
  return { end: from + Math.max(last + 1, 1), balls: balls.length }
}

function endsSpell(fact: PlayFact, bowler: PlayerId): boolean {
  if (fact.type === 'ball-bowled') return fact.bowler !== bowler
  if (fact.type === 'bowler-came-on') return fact.player !== bowler
  return fact.type === 'innings-started'
}
