import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { shortcomings } from './axe.testing.ts'
import { launchBrowser } from './browser.testing.ts'
import { type Api, apiAs, makeClub, makeTeam, planMatch } from './club.testing.ts'
import { enrol, password, storageOnly, visits, newPerson } from './member.testing.ts'
import { beginSession } from './session.testing.ts'
import { sharedSite } from './site.testing.ts'

const { origin } = await sharedSite()
const browser = await launchBrowser()
const visit = visits(browser, origin)

const secretary = newPerson('wary')
const Book = z.object({ products: z.array(z.object({ id: z.string() })) })
const Roster = z.object({ players: z.array(z.object({ id: z.string(), name: z.string() })) })

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Makes a player owe a subscription since last month. */
async function makeOwe(api: Api, { clubId, playerId }: { clubId: string; playerId: string }) {
  const fields = {
    kind: 'subscription',
    name: 'Season',
    amount: 12_000,
    concession: null,
    family: null,
    instalments: 1,
  }
  const fees = `organisations/${clubId}/fees`
  const made = await api(`${fees}/products`, 'POST', { fields, idempotencyKey: randomUUID() })
  const productId = Book.parse(made).products[0]?.id
  await api(`${fees}/charges`, 'POST', { productId, playerIds: [playerId], dueOn: dayIn(-30) })
}

test('who keeps the fees of a club sees at the selection who owes some', async () => {
  await enrol(origin, secretary)
  const api = await apiAs(origin, secretary)
  const clubId = await makeClub(api, 'Canal View')
  const teamId = await makeTeam(api, { clubId, name: 'Canal View 1st XI', text: 'Ayesha\nBano' })
  const day = dayIn(2)
  await planMatch(api, { clubId, teamId, opponent: 'Gulberg', day })
  const { players } = Roster.parse(await api(`organisations/${clubId}/players`))
  const idOf = (name: string) => players.find((player) => player.name === name)?.id ?? ''
  await makeOwe(api, { clubId, playerId: idOf('Ayesha') })

  await visit(
    storageOnly,
    async (page) => {
      await beginSession(page, secretary.email, password)
      await page.goto(`${origin}/manage/organisations/${clubId}/selection?day=${day}`)
      const inPool = (name: string) => page.getByRole('button', { name: new RegExp(`^${name} `) })
      await inPool('Ayesha').getByText('Owes fees').waitFor()
      await inPool('Bano').waitFor()
      expect(await page.getByText('Owes fees').count()).toBe(1)
      expect(await shortcomings(page)).toEqual([])
    },
    { width: 390 },
  )
})
