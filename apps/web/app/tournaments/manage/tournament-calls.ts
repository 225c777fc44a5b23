import * as tournaments from '#calls/tournaments.ts'
import { queries, send } from '#state/api.ts'
import type { InputOf, OutputOf } from '#state/call.ts'

export type Managed = OutputOf<typeof tournaments.showManaged>['data']
export type Fields = InputOf<typeof tournaments.save>['fields']
export type Entry = Managed['entries'][number]
export type Fee = NonNullable<Managed['fee']>
export type FeeAnswer = InputOf<typeof tournaments.settleEntryFee>['to']
export type Entered = OutputOf<typeof tournaments.enter>
export type EntryTerms = OutputOf<typeof tournaments.entryTerms>['data']
export type OwnTournaments = OutputOf<typeof tournaments.own>['data']
export type OwnEntries = OutputOf<typeof tournaments.ownEntries>['data']

/** What the panels of a tournament's console are given. */
export type PanelProps = {
  readonly managed: Managed
  readonly onChanged: (managed: Managed) => void
}

export type TriedAwards = OutputOf<typeof tournaments.tryAwards>['data']

export const tryAwards = (asked: InputOf<typeof tournaments.tryAwards>) =>
  send(tournaments.tryAwards, asked)

export const listOwn = () => send(tournaments.own)
export const listOwnEntries = () => send(tournaments.ownEntries)

export const showManaged = (tournamentId: string) => send(tournaments.showManaged, { tournamentId })

export async function makeTournament(asked: InputOf<typeof tournaments.create>) {
  const answer = await send(tournaments.create, asked)
  queries.clear()
  return answer
}

export const saveTournament = (asked: InputOf<typeof tournaments.save>) =>
  send(tournaments.save, asked)

export const publishTournament = (tournamentId: string) =>
  send(tournaments.publish, { tournamentId })

export const discardTournament = (tournamentId: string) =>
  send(tournaments.discard, { tournamentId })

export const addTeams = (asked: InputOf<typeof tournaments.addTeams>) =>
  send(tournaments.addTeams, asked)

export const entriesFile = (tournamentId: string) => send(tournaments.entriesFile, { tournamentId })

export const answerEntry = (asked: InputOf<typeof tournaments.answerEntry>) =>
  send(tournaments.answerEntry, asked)

export const removeEntry = (asked: InputOf<typeof tournaments.removeEntry>) =>
  send(tournaments.removeEntry, asked)

export const setGroups = (asked: InputOf<typeof tournaments.setGroups>) =>
  send(tournaments.setGroups, asked)

export const setSeeds = (asked: InputOf<typeof tournaments.setSeeds>) =>
  send(tournaments.setSeeds, asked)

/** The fee, as calls name it. */
export const termsOf = (fee: Fee | null): InputOf<typeof tournaments.enter>['fee'] =>
  fee && { amount: fee.amount, currency: fee.currency.id, refundUntil: fee.refundUntil }

export const setEntryFee = (asked: InputOf<typeof tournaments.setEntryFee>) =>
  send(tournaments.setEntryFee, asked)

export const settleEntryFee = (asked: InputOf<typeof tournaments.settleEntryFee>) =>
  send(tournaments.settleEntryFee, asked)

export const showEntryTerms = (tournamentId: string) =>
  send(tournaments.entryTerms, { tournamentId })

export const payEntryFee = (asked: InputOf<typeof tournaments.payEntryFee>) =>
  send(tournaments.payEntryFee, asked)

export const openEntry = (asked: InputOf<typeof tournaments.openEntry>) =>
  send(tournaments.openEntry, asked)

export const inviteTeam = (asked: InputOf<typeof tournaments.inviteTeam>) =>
  send(tournaments.inviteTeam, asked)

export const inviteManager = (tournamentId: string) =>
  send(tournaments.inviteManager, { tournamentId })

export const removeManager = (tournamentId: string, accountId: string) =>
  send(tournaments.removeManager, { tournamentId, accountId })

export const enterTournament = (asked: InputOf<typeof tournaments.enter>) =>
  send(tournaments.enter, asked)

export const withdrawEntry = (entryId: string) => send(tournaments.withdraw, { entryId })

export const showInvitation = (token: string) => send(tournaments.showInvitation, { token })

export const acceptInvitation = (token: string) => send(tournaments.acceptInvitation, { token })
