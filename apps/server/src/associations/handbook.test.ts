import { expect, test } from 'vitest'
import { clientOf, freshApp } from '#app/app-context.testing.ts'
import { refusal } from '#clubs/clubs.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { anOrganisation } from './associations.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)
const anybody = clientOf(app)

test('rules stand in the order of their numbers, and anybody may read them', async () => {
  const { client, organisationId } = await anOrganisation(app, 'association')
  const rule = { organisationId, title: 'Points', body: 'As the table says.' }
  for (const clause of ['4.10', '4.9', '10', '4', '4.9b']) {
    await client.associations.saveRule({ ...rule, clause })
  }
  const { data } = await anybody.associations.handbook({ organisationId })
  expect(data.rules.map(({ clause }) => clause)).toEqual(['4', '4.9', '4.9b', '4.10', '10'])
})

test('a rule that is saved again is changed, and one that is removed is gone', async () => {
  const { client, organisationId } = await anOrganisation(app, 'association')
  const rule = { organisationId, clause: '1', title: 'Name', body: '' }
  await client.associations.saveRule(rule)
  await client.associations.saveRule({ ...rule, title: 'The name of the league' })
  const { data } = await anybody.associations.handbook({ organisationId })
  expect(data.rules.map(({ title }) => title)).toEqual(['The name of the league'])
  await client.associations.removeRule({ organisationId, clause: '1' })
  await client.associations.removeRule({ organisationId, clause: '1' })
  expect((await anybody.associations.handbook({ organisationId })).data.rules).toEqual([])
})

test('what is no clause number, and a club, has no rules', async () => {
  const { client, organisationId } = await anOrganisation(app, 'association')
  const rule = { organisationId, title: 'Name', body: '' }
  for (const clause of ['', '0', '1.', 'a', '1.2.3.4.5', '01', '1<b>']) {
    const saved = client.associations.saveRule({ ...rule, clause })
    expect(await refusal(saved), clause).toBe('BAD_REQUEST')
  }
  const club = await anOrganisation(app, 'club')
  const saved = club.client.associations.saveRule({
    ...rule,
    organisationId: club.organisationId,
    clause: '1',
  })
  expect(await refusal(saved)).toBe('ASSOCIATION_NOT_FOUND')
})
