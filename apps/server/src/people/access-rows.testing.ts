import { randomUUID } from 'node:crypto'
import { MatchId, OrganisationId, PersonId } from '@pavilion/contract/ids.ts'
import {
  only,
  open,
  openly,
  own,
  type Row,
  type RowsOf,
  type Things,
} from '#app/access-walk/rows.testing.ts'
import { findMatchesOf, insertChange } from './people-change.queries.ts'

export const players: RowsOf<'players'> = {
  filter: open(() => ({})),
  own: own('it lists the records under the caller’s own name', () => undefined),
  show: open(({ playerId }) => ({ playerId })),
  style: own('it says whether the caller may change it', ({ playerId }) => ({
    playerId: PersonId.parse(playerId),
  })),
  saveStyle: openly(
    only('describe-player', ['owner', 'admin', 'coach', 'operator'], ({ playerId }) => ({
      playerId: PersonId.parse(playerId),
      style: { role: 'batter' as const, bats: null, bowls: null },
    })),
  ),
  shots: open(({ playerId }) => ({ playerId: PersonId.parse(playerId) })),
  pitches: open(({ playerId }) => ({ playerId: PersonId.parse(playerId) })),
}

export const officials: RowsOf<'officials'> = {
  filter: open(() => ({})),
  show: open(({ officialId }) => ({ officialId })),
}

const merges = <Input>(ask: Row<Input>['ask']): Row<Input> =>
  openly(only('merge-people', ['operator'], ask))
const ownersMerge = <Input>(ask: Row<Input>['ask']): Row<Input> =>
  openly(only('merge-people', ['owner', 'operator'], ask))

/** Somebody who has played for nobody. */
async function aPerson({ app }: Things) {
  const { id } = await app.db
    .insertInto('person')
    .values({ name: `Person ${randomUUID()}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  return PersonId.parse(id)
}

async function aMerge(things: Things) {
  const [fromId, intoId] = [await aPerson(things), await aPerson(things)]
  const id = randomUUID()
  const now = things.app.now()
  const more = { matchIds: [], organisationId: undefined, by: null, now }
  await insertChange(things.app.db, { id, kind: 'merge', fromId, intoId, ...more })
  return { changeId: id }
}

export const people: RowsOf<'people'> = {
  duplicates: ownersMerge(({ organisationId }) => ({
    organisationId: OrganisationId.parse(organisationId),
  })),
  find: ownersMerge(({ organisationId }) => ({
    organisationId: OrganisationId.parse(organisationId),
    text: 'khan',
  })),
  preview: merges(async (things) => ({
    fromId: await aPerson(things),
    intoId: await aPerson(things),
  })),
  merge: merges(async (things) => ({
    id: randomUUID(),
    fromId: await aPerson(things),
    intoId: await aPerson(things),
  })),
  matches: merges(async (things) => ({ personId: await aPerson(things) })),
  split: merges(async ({ app, playerId }) => {
    const matches = await findMatchesOf(app.db, playerId)
    return {
      id: randomUUID(),
      personId: PersonId.parse(playerId),
      name: 'Another',
      matchIds: matches.slice(0, 1).map(({ id }) => MatchId.parse(id)),
    }
  }),
  change: merges(aMerge),
  undo: merges(aMerge),
}
