import { RETURNED, SUBSTITUTE_ROLE } from '@pavilion/cricket/facts.ts'
import type { PlayerJoined, PlayerReplaced, PlayFact } from '@pavilion/cricket/facts.ts'
import type { ReplacementKind } from '@pavilion/cricket/formats/conditions.ts'
import { nameOf } from '@pavilion/cricket/fold/state.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { listedOf } from '@pavilion/cricket/fold/listed.ts'
import { hasPlayed, isFull } from '@pavilion/cricket/laws/judge-join.ts'
import { judge } from '@pavilion/cricket/laws/judge.ts'
import { playersOf } from '@pavilion/cricket/laws/sides.ts'
import type { Team } from '@pavilion/cricket/setup.ts'
import { randomId } from '#state/random-id.ts'
import * as t from '#texts/scoring.ts'
import type { PadChoice } from '../pad/choices.tsx'

/** What may change about who plays, in the order of how often it happens. */
export const playerChanges = [
  { id: 'substitute', label: t.substituteFields, note: t.lawOfFielders },
  { id: 'joined', label: t.unlistedPlayer, note: t.lawOfSides },
  { id: 'keeper', label: t.anotherWicketKeeper, note: undefined },
  { id: 'captain', label: t.anotherCaptain, note: undefined },
  { id: 'replacement', label: t.playerReplaced, note: t.reasonReplaced },
  { id: 'absent', label: t.batterAbsent, note: t.reasonAbsent },
] as const
export type PlayerChange = (typeof playerChanges)[number]['id']

/** What has to be said next of a change; `typed`: the name of somebody who is not listed, and what it does. */
export type Asked = {
  readonly title: string
  readonly choices: readonly PadChoice[]
  /** The team for which whoever is chosen or typed would come in. */
  readonly joins?: string
  readonly typed?: { readonly label: string; readonly button: string }
}

type Answers = readonly string[]

/** The next question of a change, after these answers; the fact once all is said. */
export function askAbout(
  state: MatchState,
  change: PlayerChange,
  answers: Answers,
): Asked | { readonly fact: PlayFact } {
  if (change === 'substitute') return askSubstitute(state, answers)
  if (change === 'joined') return askJoin(state, answers)
  if (change === 'replacement') return askReplacement(state, answers)
  return change === 'absent' ? askAbsent(state, answers) : askRole(state, change, answers)
}

/** The changes that are possible now. */
export const possibleChanges = (state: MatchState) =>
  playerChanges.filter(({ id }) => {
    const asked = askAbout(state, id, [])
    return 'choices' in asked && asked.choices.length > 0
  })

const choiceOf = (state: MatchState, id: string): PadChoice => ({ id, label: nameOf(state, id) })

const NOBODY: Asked = { title: '', choices: [] }
/** Stands for whoever comes, while it is asked for whom. */
const SOMEBODY = 'somebody'

function askSubstitute(state: MatchState, [out, comes]: Answers) {
  const { current } = state
  if (current === null) return NOBODY
  const { id: team } = current.bowlingTeam
  const fact = (goes: string, player: string): PlayerReplaced => ({
    type: 'player-replaced',
    team,
    in: player,
    out: goes,
    reason: 'injury',
    role: SUBSTITUTE_ROLE,
  })
  const may = (goes: string, player: string) => judge(state, fact(goes, player)).ok
  if (out === undefined) {
    const fielding = playersOf(state, current.bowlingTeam).filter((id) => may(id, SOMEBODY))
    return { title: t.whoGoesOff, choices: fielding.map((id) => choiceOf(state, id)) }
  }
  if (comes !== undefined) return { fact: fact(out, comes) }
  const spare = spareOf(state, current.bowlingTeam).filter((id) => may(out, id))
  return {
    title: t.whoFieldsFor({ name: nameOf(state, out) }),
    joins: current.bowlingTeam.id,
    choices: spare.map((id) => choiceOf(state, id)),
    typed: { label: t.somebodyElse, button: t.putOnTheField },
  }
}

/** Listed and, as far as the match tells, not playing: of a side that has listed more than play. */
function spareOf(state: MatchState, team: Team): string[] {
  const listed = listedOf(state, team)
  if (listed.length <= state.setup.conditions.playersPerSide) return []
  return listed.map(({ id }) => id).filter((id) => !hasPlayed(state, id))
}

/** Whoever is back, and the substitute who goes off for them. */
export function returnsOf(state: MatchState) {
  const { current } = state
  if (current === null || current.closed !== null) return []
  return current.substitutes.map(({ in: substitute, out }) => ({
    label: t.isBack({ name: nameOf(state, out) }),
    note: t.goesOff({ name: nameOf(state, substitute) }),
    fact: {
      type: 'player-replaced',
      team: current.bowlingTeam.id,
      in: out,
      out: substitute,
      reason: RETURNED,
      role: SUBSTITUTE_ROLE,
    } satisfies PlayFact,
  }))
}

/** Whoever is not on the team sheet joins a side that is short, or plays instead of somebody who was named. */
function askJoin(state: MatchState, [team, ...answers]: Answers) {
  const side = state.setup.teams.find(({ id }) => id === team)
  if (side === undefined) {
    return {
      title: t.forWhichSide,
      choices: state.setup.teams.map((one) => ({
        id: one.id,
        label: one.name,
        barred: whyNoneJoins(state, one) ?? undefined,
      })),
    }
  }
  const isShort = !isFull(state, side)
  const [insteadOf, name] = isShort ? [undefined, answers[0]] : answers
  const fact = (called: string, out: string | undefined): PlayerJoined => ({
    type: 'player-joined',
    team: side.id,
    player: randomId(),
    name: called,
    ...(out !== undefined && { insteadOf: out }),
  })
  if (name !== undefined) return { fact: fact(name, insteadOf) }
  if (isShort || insteadOf !== undefined) {
    return {
      title: t.whoPlaysFor({ side: side.name }),
      joins: side.id,
      choices: [],
      typed: { label: t.playersName, button: t.addToTheSide },
    }
  }
  const absent = listedOf(state, side).filter(({ id }) => judge(state, fact('?', id)).ok)
  return {
    title: t.whoDoesNotPlay,
    choices: absent.map(({ id, name: label }) => ({ id, label })),
  }
}

/** Why nobody can join a side, though somebody who was named stays away. */
function whyNoneJoins(state: MatchState, side: Team): string | null {
  const isClosed = state.setup.conditions.replacements !== undefined
  return isClosed && isFull(state, side) ? t.replacementsAreListed : null
}

const reasons: readonly (readonly [ReplacementKind, string])[] = [
  ['concussion_substitute', t.concussion],
  ['injury_substitute', t.injury],
  ['impact_player', t.impactPlayer],
  ['tactical_substitute', t.tactical],
  ['covid_replacement', t.covid],
  ['national_callup', t.nationalCallUp],
]

function askReplacement(state: MatchState, [team, out, comes, reason]: Answers) {
  const side = state.setup.teams.find(({ id }) => id === team)
  const allowed = allowedReasons(state)
  if (side === undefined) {
    const able = allowed.length > 0 ? state.setup.teams.filter(hasSpare(state)) : []
    return {
      title: t.ofWhichSide,
      choices: able.map(({ id, name }) => ({ id, label: name })),
    }
  }
  const fact = (goes: string, player: string, why = allowed[0]?.[0] ?? ''): PlayFact => ({
    type: 'player-replaced',
    team: side.id,
    in: player,
    out: goes,
    reason: why,
  })
  const spare = spareOf(state, side)
  const may = (goes: string, player: string) => judge(state, fact(goes, player)).ok
  if (out === undefined) {
    const replaceable = playersOf(state, side).filter((id) => spare.some((one) => may(id, one)))
    return { title: t.whoIsReplaced, choices: replaceable.map((id) => choiceOf(state, id)) }
  }
  if (comes === undefined) {
    const able = spare.filter((id) => may(out, id))
    return {
      title: t.whoComesInFor({ name: nameOf(state, out) }),
      joins: side.id,
      choices: able.map((id) => choiceOf(state, id)),
    }
  }
  if (reason !== undefined) return { fact: fact(out, comes, reason) }
  return { title: t.whyReplaced, choices: allowed.map(([id, label]) => ({ id, label })) }
}

const hasSpare = (state: MatchState) => (team: Team) => spareOf(state, team).length > 0

const allowedReasons = ({ setup }: MatchState) =>
  reasons.filter(([kind]) => setup.conditions.replacements?.includes(kind) !== false)

const roleWords = { keeper: t.whoKeepsWicket, captain: t.whoIsCaptain }

function askRole(state: MatchState, role: 'keeper' | 'captain', [team, player]: Answers) {
  const side = state.setup.teams.find(({ id }) => id === team)
  if (side === undefined) {
    return {
      title: t.ofWhichSide,
      choices: state.setup.teams.map(({ id, name }) => ({ id, label: name })),
    }
  }
  const named = (id: string): PlayFact => ({ type: 'roles-named', team: side.id, [role]: id })
  if (player !== undefined) return { fact: named(player) }
  const has = state.roles.get(side.id)?.[role]
  const substitutes = state.current?.substitutes.map((one) => one.in) ?? []
  const able = [...playersOf(state, side), ...substitutes].filter(
    (id) => id !== has && judge(state, named(id)).ok,
  )
  return { title: roleWords[role], choices: able.map((id) => choiceOf(state, id)) }
}

function askAbsent(state: MatchState, [player]: Answers) {
  const { current } = state
  if (current === null) return NOBODY
  const absent = (id: string): PlayFact => ({ type: 'absent-hurt', player: id })
  if (player !== undefined) return { fact: absent(player) }
  const able = playersOf(state, current.team).filter(
    (id) => !current.batterById.has(id) && judge(state, absent(id)).ok,
  )
  return { title: t.whoIsAbsent, choices: able.map((id) => choiceOf(state, id)) }
}
