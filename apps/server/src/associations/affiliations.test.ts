import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { freshApp } from '#app/app-context.testing.ts'
import { refusal } from '#clubs/clubs.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { affiliated, anOrganisation, type Organisation } from './associations.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)

const stepsOf = async ({ organisationId }: Organisation) => {
  const { rows } = await app.pool.query<{ step: string }>(
    `select data ->> 'step' as step from domain_event
     where kind = 'affiliation-step' and thing_id = $1 order by id`,
    [organisationId],
  )
  return rows.map(({ step }) => step)
}

const pair = async () => ({
  association: await anOrganisation(app, 'association'),
  club: await anOrganisation(app, 'club'),
})

const asked = ({ association, club }: Awaited<ReturnType<typeof pair>>, season = '2026') => ({
  organisationId: club.organisationId,
  associationId: association.organisationId,
  season,
  note: '',
})

test('a club applies, is approved, and both public pages show it', async () => {
  const both = await pair()
  const { association, club } = both
  await Promise.all([
    club.client.associations.apply(asked(both)),
    club.client.associations.apply(asked(both)),
  ])
  await club.client.associations.apply({ ...asked(both), note: 'Three elevens' })
  const organisationId = association.organisationId
  const { data } = await association.client.associations.affiliations({ organisationId })
  expect(data.asked).toMatchObject([{ season: '2026', note: 'Three elevens', state: 'asked' }])
  expect(await stepsOf(association)).toEqual(['asked'])
  const decision = { organisationId, termId: data.asked[0]?.id ?? '', accepts: true } as const
  await association.client.associations.decideApplication(decision)
  await association.client.associations.decideApplication(decision)
  expect(await stepsOf(club)).toEqual(['approved'])
  const { data: page } = await club.client.organisations.show({
    organisationId: club.organisationId,
  })
  expect(page.belongsTo.map(({ id }) => id)).toEqual([organisationId])
  const { data: above } = await club.client.organisations.show({ organisationId })
  expect(above.affiliated.map(({ id }) => id)).toEqual([club.organisationId])
})

test('a season is renewed, and the affiliation stays the same', async () => {
  const { association, club } = await pair()
  await affiliated(association, club, '2025')
  const { organisationId } = club
  const { data: before } = await club.client.associations.affiliations({ organisationId })
  await affiliated(association, club, '2026')
  const { data: after } = await club.client.associations.affiliations({ organisationId })
  expect(before.above).toMatchObject([{ season: '2025' }])
  expect(after.above).toEqual([{ ...before.above[0], season: '2026' }])
})

test('an application is declined with a reason, and may be sent again', async () => {
  const both = await pair()
  const { association, club } = both
  await club.client.associations.apply(asked(both))
  const { organisationId } = association
  const { data } = await association.client.associations.affiliations({ organisationId })
  const termId = data.asked[0]?.id ?? ''
  const declining = { organisationId, termId, accepts: false, reason: 'No ground' } as const
  await association.client.associations.decideApplication(declining)
  const approving = association.client.associations.decideApplication({
    organisationId,
    termId,
    accepts: true,
  })
  expect(await refusal(approving)).toBe('APPLICATION_OVER')
  const { data: told } = await club.client.associations.apply(asked(both))
  expect(told.above).toEqual([])
  expect(told.applications.map(({ state, reason }) => [state, reason])).toEqual([
    ['asked', ''],
    ['declined', 'No ground'],
  ])
})

test('what was withdrawn is not decided any more', async () => {
  const both = await pair()
  const { association, club } = both
  const { data } = await club.client.associations.apply(asked(both))
  const termId = data.applications[0]?.id ?? ''
  const { organisationId } = club
  await club.client.associations.withdrawApplication({ organisationId, termId })
  await club.client.associations.withdrawApplication({ organisationId, termId })
  const late = association.client.associations.decideApplication({
    organisationId: association.organisationId,
    termId,
    accepts: true,
  })
  expect(await refusal(late)).toBe('APPLICATION_OVER')
})

test('either side ends it, and the other side is told', async () => {
  const { association, club } = await pair()
  await affiliated(association, club)
  const ending = { organisationId: club.organisationId, withId: association.organisationId }
  const { data } = await club.client.associations.endAffiliation({ ...ending, reason: 'Folded' })
  expect(data.above).toEqual([])
  expect(data.applications).toMatchObject([{ state: 'ended', reason: 'Folded' }])
  expect(await stepsOf(association)).toEqual(['asked', 'ended'])
  const again = club.client.associations.endAffiliation({ ...ending, reason: '' })
  expect(await refusal(again)).toBe('NOT_AFFILIATED')
})

test('associations stand in no circle, even when both halves are approved at once', async () => {
  const [national, region] = [
    await anOrganisation(app, 'association'),
    await anOrganisation(app, 'association'),
  ]
  const circle = { association: region, club: national }
  await region.client.associations.apply(asked({ association: national, club: region }))
  await national.client.associations.apply(asked(circle))
  const approve = async ({ client, organisationId }: Organisation) => {
    const { data } = await client.associations.affiliations({ organisationId })
    return data.asked[0]?.id ?? ''
  }
  const decide = (one: Organisation, termId: string) =>
    refusal(
      one.client.associations.decideApplication({
        organisationId: one.organisationId,
        termId,
        accepts: true,
      }),
    )
  const [first, second] = [await approve(national), await approve(region)]
  const told = await Promise.all([decide(national, first), decide(region, second)])
  expect(told.toSorted()).toEqual(['AFFILIATION_CIRCLE', undefined])
  const below = told[0] === undefined ? circle : { association: national, club: region }
  expect(await refusal(below.club.client.associations.apply(asked(below)))).toBe(
    'AFFILIATION_CIRCLE',
  )
})

test('who cannot be affiliated, and what is no association, is refused', async () => {
  const both = await pair()
  const { club } = both
  const ground = await anOrganisation(app, 'ground-owner')
  const hired = ground.client.associations.apply(asked({ ...both, club: ground }))
  expect(await refusal(hired)).toBe('CANNOT_AFFILIATE')
  const other = await anOrganisation(app, 'club')
  const toClub = club.client.associations.apply(asked({ ...both, association: other }))
  expect(await refusal(toClub)).toBe('ASSOCIATION_NOT_FOUND')
  const unknown = { ...asked(both), associationId: randomUUID() as never }
  expect(await refusal(club.client.associations.apply(unknown))).toBe('ASSOCIATION_NOT_FOUND')
})

test('another association neither sees nor decides an application', async () => {
  const both = await pair()
  const other = await anOrganisation(app, 'association')
  const { data } = await both.club.client.associations.apply(asked(both))
  const termId = data.applications[0]?.id ?? ''
  const decided = other.client.associations.decideApplication({
    organisationId: other.organisationId,
    termId,
    accepts: true,
  })
  expect(await refusal(decided)).toBe('APPLICATION_OVER')
  const { organisationId } = both.association
  const read = other.client.associations.affiliations({ organisationId })
  expect(await refusal(read)).toBe('NOT_ALLOWED')
})
