import type { Fact, PlayerJoined } from '@pavilion/cricket/facts.ts'
import { joinsIn } from '@pavilion/cricket/laws/strangers.ts'
import { type Account, may } from '#access/access.ts'
import type { Db } from '#db/connect.ts'
import { findPeople, findTeam, insertJoined } from './new-records.queries.ts'
import { notYours } from './not-yours.ts'

type Joining = {
  readonly joining: readonly PlayerJoined[]
  /** All that are recorded together. */
  readonly facts: readonly Fact[]
  readonly actor: Account
}

/**
 * Makes a person of each who joins a side during the match, with the id that the device gave them. Who is a person
 * already has to be somebody whom the account may name.
 */
export async function admitPlayers(db: Db, { joining, facts, actor }: Joining): Promise<void> {
  const known = await findPeople(
    db,
    joining.map(({ player }) => player),
  )
  const stranger = known.find((person) => !may(actor, 'name-person', person))
  if (stranger !== undefined) throw notYours(`facts.${placeOf(facts, stranger.id)}.player`)
  const isKnown = new Set(known.map(({ id }) => id))
  for (const { player: id, name, team } of joining.filter((one) => !isKnown.has(one.player))) {
    const found = await findTeam(db, team)
    const gender = found === undefined || found.gender === 'mixed' ? null : found.gender
    await insertJoined(db, { id, name, gender, madeBy: actor.accountId })
  }
}

/** The index of the fact by which somebody joins. */
const placeOf = (facts: readonly Fact[], player: string): number =>
  facts.findIndex((fact) => joinsIn([fact]).some((one) => one.player === player))
