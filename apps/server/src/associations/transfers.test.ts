import { expect, test } from 'vitest'
import { freshApp } from '#app/app-context.testing.ts'
import { refusal } from '#clubs/clubs.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import {
  aLeague,
  anotherClub,
  aPlayerOf,
  on,
  register,
  type Organisation,
} from './associations.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)

/** A player on the register with one club, who is on the list of another as well. */
async function aMover() {
  const { association, club: old } = await aLeague(app)
  const next = await anotherClub(app, association)
  const name = 'Ayesha Khan'
  const { number } = await register(association, old, await aPlayerOf(old, name))
  const playerId = await aPlayerOf(next, name)
  const asked = {
    organisationId: next.organisationId,
    associationId: association.organisationId,
    number,
    playerId,
    startsOn: on('06-01'),
    endsOn: null as string | null,
  }
  return { association, old, next, asked }
}

const transferOf = async ({ client, organisationId }: Organisation) => {
  const { data } = await client.associations.register({ organisationId })
  return data.transfers[0]
}

type Answer = 'release' | 'approve' | 'decline' | 'withdraw'

async function answerAs(one: Organisation, answer: Answer, transferId?: string) {
  const { client, organisationId } = one
  const id = transferId ?? (await transferOf(one))?.id ?? ''
  return client.associations.answerTransfer({
    organisationId,
    transferId: id,
    answer,
    reason: 'Because',
  })
}

const historyOf = async ({ client, organisationId }: Organisation) => {
  const { data } = await client.associations.register({ organisationId })
  return data.registrations
    .map(({ club, kind, state, from, until }) => ({ club: club.id, kind, state, from, until }))
    .toSorted((one, other) => one.from.localeCompare(other.from))
}

const stepsOf = async ({ organisationId }: Organisation) => {
  const { rows } = await app.pool.query<{ step: string }>(
    `select data ->> 'step' as step from domain_event
     where kind = 'register-step' and thing_id = $1 order by id`,
    [organisationId],
  )
  return rows.map(({ step }) => step)
}

test('a transfer is asked, released and approved, and each step is told once', async () => {
  const { association, old, next, asked } = await aMover()
  await next.client.associations.askTransfer(asked)
  await next.client.associations.askTransfer(asked)
  expect((await transferOf(old))?.may).toEqual(['release', 'decline'])
  await answerAs(old, 'release')
  await answerAs(old, 'release')
  await answerAs(association, 'approve')
  await answerAs(association, 'approve')
  expect(await historyOf(association)).toEqual([
    {
      club: old.organisationId,
      kind: 'own',
      state: 'approved',
      from: on('01-01'),
      until: on('05-31'),
    },
    {
      club: next.organisationId,
      kind: 'own',
      state: 'approved',
      from: on('06-01'),
      until: on('12-31'),
    },
  ])
  expect(await stepsOf(old)).toEqual([
    'registration-approved',
    'transfer-asked',
    'transfer-approved',
  ])
  expect(await stepsOf(next)).toEqual(['transfer-released', 'transfer-approved'])
  expect(await stepsOf(association)).toEqual(['registration-asked', 'transfer-released'])
})

test('after a loan the player is with the old club again', async () => {
  const { association, old, next, asked } = await aMover()
  await next.client.associations.askTransfer({ ...asked, endsOn: on('06-30') })
  await answerAs(old, 'release')
  await answerAs(association, 'approve')
  expect((await historyOf(association)).map(({ club, kind, from }) => [club, kind, from])).toEqual([
    [old.organisationId, 'own', on('01-01')],
    [next.organisationId, 'loan', on('06-01')],
    [old.organisationId, 'own', on('07-01')],
  ])
})

test('of two clubs that ask at once, one is refused', async () => {
  const { association, asked, next } = await aMover()
  const third = await anotherClub(app, association)
  const playerId = await aPlayerOf(third, 'Ayesha Khan')
  const told = await Promise.all([
    refusal(next.client.associations.askTransfer(asked)),
    refusal(
      third.client.associations.askTransfer({
        ...asked,
        organisationId: third.organisationId,
        playerId,
      }),
    ),
  ])
  expect(told.toSorted()).toEqual(['TRANSFER_OPEN', undefined])
})

test('who has been transferred is not transferred again from the old club', async () => {
  const { association, old, next, asked } = await aMover()
  await next.client.associations.askTransfer(asked)
  await answerAs(old, 'release')
  await answerAs(association, 'approve')
  expect(await refusal(next.client.associations.askTransfer(asked))).toBe('SAME_CLUB')
  expect(await refusal(answerAs(old, 'release'))).toBe('TRANSFER_OVER')
  expect(await refusal(answerAs(next, 'withdraw'))).toBe('TRANSFER_OVER')
})

test('approving and withdrawing at once does one of the two', async () => {
  const { association, old, next, asked } = await aMover()
  await next.client.associations.askTransfer(asked)
  await answerAs(old, 'release')
  const told = await Promise.all([
    refusal(answerAs(association, 'approve')),
    refusal(answerAs(next, 'withdraw')),
  ])
  expect(told.toSorted()).toEqual(['TRANSFER_OVER', undefined])
})

test('nothing is approved before the old club has released the player', async () => {
  const { association, next, asked } = await aMover()
  await next.client.associations.askTransfer(asked)
  expect(await refusal(answerAs(association, 'approve'))).toBe('TRANSFER_OVER')
  expect(await refusal(answerAs(next, 'release'))).toBe('TRANSFER_OVER')
})

test('a transfer outside the window, or of nobody on the register, is refused', async () => {
  const { association, next, asked } = await aMover()
  const { organisationId } = association
  await association.client.associations.saveAssociation({
    organisationId,
    revision: 1,
    fields: {
      approves: 'by-hand',
      mostOverseas: 2,
      mostStars: null,
      transfersFrom: on('03-01'),
      transfersUntil: on('04-30'),
    },
  })
  expect(await refusal(next.client.associations.askTransfer(asked))).toBe('WINDOW_CLOSED')
  const early = { ...asked, startsOn: on('04-01') }
  const backwards = next.client.associations.askTransfer({ ...early, endsOn: on('03-31') })
  expect(await refusal(backwards)).toBe('BAD_REQUEST')
  const unknown = next.client.associations.askTransfer({ ...early, number: 77 })
  expect(await refusal(unknown)).toBe('NOT_ON_REGISTER')
  const playerId = await aPlayerOf(next, 'Somebody Else')
  const another = next.client.associations.askTransfer({ ...early, playerId })
  expect(await refusal(another)).toBe('NOT_ON_REGISTER')
})

test('another club sees and answers no transfer that does not concern it', async () => {
  const { association, next, asked } = await aMover()
  const third = await anotherClub(app, association)
  await next.client.associations.askTransfer(asked)
  const { id } = (await transferOf(next)) ?? {}
  expect(await transferOf(third)).toBeUndefined()
  expect(await refusal(answerAs(third, 'release', id))).toBe('TRANSFER_OVER')
})
