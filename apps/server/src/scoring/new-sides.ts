import type { NewMatch } from '@pavilion/contract/matches/new-match.ts'
import type { PlayFact } from '@pavilion/cricket/facts.ts'
import type { MatchSetup, Team } from '@pavilion/cricket/setup.ts'
import { readPlayerLine } from '@pavilion/cricket/text/player-line.ts'
import { type Account, may } from '#access/access.ts'
import type { Db } from '#db/connect.ts'
import { notYours } from './not-yours.ts'
import { refuseField, refuseFields } from '#http/refuse-call.ts'
import { insertPeople } from '#people/people.ts'
import { insertOwnClub } from '#teams/teams.ts'
import type { TeamFound } from './new-records.queries.ts'
import { findClubs, findPeople, findTeam, findTeamMates } from './new-records.queries.ts'

type Gender = 'male' | 'female' | 'mixed'
type Side = NewMatch['teams'][number]
type Wish = {
  /** Null for somebody named. */
  readonly id: string | null
  readonly name: string
  readonly shirt: number | null
  readonly captain: boolean
  readonly keeper: boolean
}

/** The two sides of a new match, and who captains and keeps wicket. */
export type NewSides = {
  readonly teams: readonly [Team, Team]
  readonly found: readonly [TeamFound, TeamFound]
  readonly roles: readonly PlayFact[]
  readonly gender: Gender
}

/**
 * Finds the teams and players of a new match, and makes those that are new. Refuses those whom the account may
 * not name.
 */
export async function sidesOf(db: Db, input: NewMatch, actor: Account): Promise<NewSides> {
  const { teams, gender: asked } = input
  const [one, other] = teams
  const known = [
    await knownTeam(db, one, { at: 0, actor }),
    await knownTeam(db, other, { at: 1, actor }),
  ] as const
  const gender = asked ?? known[0]?.gender ?? known[1]?.gender ?? 'mixed'
  const found = [
    known[0] ?? (await ownClub(db, one, { gender, actor })),
    known[1] ?? (await ownClub(db, other, { gender, actor })),
  ] as const
  if (found[0].id === found[1].id) {
    throw refuseField('teams.1', 'A team cannot play itself.')
  }
  const first = await playersOf(db, {
    team: found[0],
    wishes: wishesOf(one, 0),
    at: 0,
    gender,
    actor,
  })
  const second = await playersOf(db, {
    team: found[1],
    wishes: wishesOf(other, 1),
    at: 1,
    gender,
    actor,
  })
  refuseTwice([first.team, second.team])
  return {
    teams: [first.team, second.team],
    found,
    roles: [...first.roles, ...second.roles],
    gender,
  }
}

type Place = { readonly at: number; readonly actor: Account }

async function knownTeam(db: Db, side: Side, { at, actor }: Place): Promise<TeamFound | undefined> {
  if (!('id' in side)) return undefined
  const path = `teams.${at}.id`
  const found = await findTeam(db, side.id)
  if (found === undefined) throw refuseField(path, 'Team not found.')
  if (!may(actor, 'name-team', found)) throw notYours(path)
  return found
}

type Club = { readonly gender: Gender; readonly actor: Account }
type Called = { readonly name: string; readonly shortName?: string | null | undefined }

async function ownClub(db: Db, side: Side, club: Club): Promise<TeamFound> {
  if ('id' in side) throw new Error('A team given by id is known.')
  return clubNamed(db, side, club)
}

/** The club of this name that the account may enter, made if there is none; never somebody else’s. */
export async function clubNamed(
  db: Db,
  { name, shortName = null }: Called,
  { gender, actor }: Club,
): Promise<TeamFound> {
  const club = { name, shortName, gender, madeBy: actor.accountId }
  const found = (await findClubs(db, club)).find((one) => may(actor, 'name-team', one))
  if (found !== undefined) return found
  const id = await insertOwnClub(db, club)
  return { ...club, id, kind: 'club', organisationId: null }
}

function wishesOf({ players }: Pick<Side, 'players'>, at: number): Wish[] {
  const wishes = players.map((player): Wish => {
    if (typeof player === 'string') return { id: null, ...readPlayerLine(player) }
    const { id, shirt = null, captain = false, keeper = false } = player
    return { id, name: '', shirt, captain, keeper }
  })
  const nameless = wishes.findIndex(({ id, name }) => id === null && name === '')
  if (nameless >= 0) throw refuseField(`teams.${at}.players.${nameless}`, 'Who is that?')
  for (const role of ['captain', 'keeper'] as const) {
    if (wishes.filter((wish) => wish[role]).length <= 1) continue
    throw refuseField(`teams.${at}.players`, `A side has one ${nameOf[role]}.`)
  }
  return wishes
}

const nameOf = { captain: 'captain', keeper: 'wicket-keeper' }

type Wanted = {
  readonly team: TeamFound
  readonly wishes: readonly Wish[]
  readonly at: number
  readonly gender: Gender
  readonly actor: Account
}

async function playersOf(db: Db, wanted: Wanted) {
  const { team, wishes } = wanted
  const people = await peopleOf(db, wanted)
  const players = wishes.map((wish, index) => {
    const { id = '', name = '' } = people[index] ?? {}
    return { id, name, ...(wish.shirt !== null && { shirt: wish.shirt }) }
  })
  const idOf = (role: 'captain' | 'keeper') => people[wishes.findIndex((wish) => wish[role])]?.id
  const [captain, keeper] = [idOf('captain'), idOf('keeper')]
  const named: PlayFact = {
    type: 'roles-named',
    team: team.id,
    ...(captain !== undefined && { captain }),
    ...(keeper !== undefined && { keeper }),
  }
  const { id, name, shortName } = team
  return {
    team: { id, name, ...(shortName !== null && { shortName }), players },
    roles: captain === undefined && keeper === undefined ? [] : [named],
  }
}

/** A name that one person has played for the team under is that person; every other is somebody new. */
async function peopleOf(db: Db, { team, wishes, at, gender, actor }: Wanted) {
  const known = await findPeople(
    db,
    wishes.flatMap(({ id }) => id ?? []),
  )
  const names = wishes.flatMap(({ id, name }) => (id === null ? [name] : []))
  const mates = (await findTeamMates(db, team.id, names)).filter((mate) =>
    may(actor, 'name-person', mate),
  )
  const matesCalled = (name: string) => mates.filter(({ asked }) => asked === name)
  const made = await insertPeople(db, {
    names: names.filter((name) => matesCalled(name).length !== 1),
    gender: gender === 'mixed' ? null : gender,
    madeBy: actor.accountId,
  })
  const next = made.values()
  return wishes.map(({ id, name }, index) => {
    if (id !== null)
      return knownPerson(known, { id, actor, path: `teams.${at}.players.${index}.id` })
    const [mate, another] = matesCalled(name)
    if (mate !== undefined && another === undefined) return { id: mate.id, name: mate.name }
    return { id: next.next().value ?? '', name }
  })
}

type Named = { readonly id: string; readonly actor: Account; readonly path: string }

function knownPerson(known: Awaited<ReturnType<typeof findPeople>>, { id, actor, path }: Named) {
  const person = known.find(({ asked }) => asked === id)
  if (person === undefined) throw refuseField(path, 'Player not found.')
  if (!may(actor, 'name-person', person)) throw notYours(path)
  return { id: person.id, name: person.name }
}

/** The players of the two sides, in their order. */
export type LineUps = readonly [Side['players'], Side['players']]

type NewLineUps = {
  readonly setup: MatchSetup
  readonly players: LineUps
  readonly actor: Account
}

/** The two teams of a scheduled match with the players that were named. */
export async function lineUpsOf(
  db: Db,
  { setup, players, actor }: NewLineUps,
): Promise<[Team, Team]> {
  const sideOf = async (at: 0 | 1): Promise<Team> => {
    const team = await findTeam(db, setup.teams[at].id)
    if (team === undefined) throw new Error('The team of a match is gone.')
    const wishes = wishesOf({ players: players[at] }, at)
    return (await playersOf(db, { team, wishes, at, gender: team.gender, actor })).team
  }
  const teams: [Team, Team] = [await sideOf(0), await sideOf(1)]
  refuseTwice(teams)
  return teams
}

/** Nobody plays twice, and two players of one name in a side could not be told apart. */
function refuseTwice(teams: readonly Team[]): void {
  const seen = new Set<string>()
  const problems = teams.flatMap(({ players }, at) =>
    players.flatMap(({ id, name }, index) => {
      const called = `${at} ${name.toLowerCase()}`
      const isTwice = seen.has(id) || seen.has(called)
      seen.add(id).add(called)
      const message = 'That player is named twice.'
      return isTwice ? [{ path: `teams.${at}.players.${index}`, message }] : []
    }),
  )
  if (problems.length > 0) throw refuseFields(problems)
}
