import type { Fact, PlayerJoined } from '@pavilion/cricket/facts.ts'
import { joinsIn } from '@pavilion/cricket/laws/strangers.ts'
import { type Account, may } from '#access/access.ts'
import type { Db } from '#db/connect.ts'
import { refuseField } from '#http/refuse-call.ts'
import { insertJoined } from '#people/people.ts'
import { findNamedAlready, findPeople, findTeam } from './new-records.queries.ts'
import { notYours } from './not-yours.ts'

type Joining = {
  readonly matchId: string
  readonly joining: readonly PlayerJoined[]
  /** All that are recorded together. */
  readonly facts: readonly Fact[]
  readonly actor: Account
}

/**
 * Makes a person of each who joins a side during the match, with the id that the device gave them. Who is a person
 * already has to be somebody whom the account may name, and who is not in the match under another id.
 */
export async function admitPlayers(db: Db, joined: Joining): Promise<void> {
  const { matchId, joining, facts, actor } = joined
  const known = await findPeople(
    db,
    joining.map(({ player }) => player),
  )
  const stranger = known.find((person) => !may(actor, 'name-person', person))
  if (stranger !== undefined) throw notYours(`facts.${placeOf(facts, stranger.asked)}.player`)
  const isKnown = new Set(known.map(({ asked }) => asked))
  const [twice] = await findNamedAlready(db, matchId, [...isKnown])
  if (twice !== undefined) {
    throw refuseField(
      `facts.${placeOf(facts, twice)}.player`,
      'That player is in this match already, under another name.',
    )
  }
  for (const { player: id, name, team } of joining.filter((one) => !isKnown.has(one.player))) {
    const found = await findTeam(db, team)
    const gender = found === undefined || found.gender === 'mixed' ? null : found.gender
    await insertJoined(db, { id, name, gender, madeBy: actor.accountId })
  }
}

/** The index of the fact by which somebody joins. */
const placeOf = (facts: readonly Fact[], player: string): number =>
  facts.findIndex((fact) => joinsIn([fact]).some((one) => one.player === player))
