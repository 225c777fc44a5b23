import { expect, test } from 'vitest'
import { shortcomings } from './axe.testing.ts'
import { launchBrowser, soon } from './browser.testing.ts'
import { button, dialog, field, toast, visits } from './member.testing.ts'
import { beginSession } from './session.testing.ts'
import { startSite } from './site.testing.ts'

const { origin, output, database } = await startSite({ env: { SAMPLE_BALL_SECONDS: '0' } })
const browser = await launchBrowser()
const visit = visits(browser, origin)
const secret = /all with the password (\S+)/.exec(output())?.[1] ?? ''

await database.pool.query('select settle_totals()')

/** Two of the sample’s players, who were never in one match, have one name. */
const { rows } = await database.pool.query<{ id: string }>(`
  update person set name = 'Kamran Twice', cricsheet_id = null where id = any (
    select unnest(ids) from (
    select array[one.person_id, other.person_id] as ids
    from player_totals one join player_totals other on other.person_id > one.person_id
    where one.runs > 0 and other.runs > 0 and one.matches < other.matches and not exists (
      select from match_player mp join match_player mate using (match_id)
      where mp.person_id = one.person_id and mate.person_id = other.person_id)
    order by one.person_id, other.person_id limit 1) two)
  returning id`)

const statusOf = async (id: string): Promise<number> => {
  const address = `${origin}/match-central/players/${id}/kamran-twice`
  return (await fetch(address, { redirect: 'manual' })).status
}

test('an operator merges two records of one person, and takes it back', () =>
  visit('/terms', async (page) => {
    await beginSession(page, 'operator@sample.example', secret)
    await page.goto(`${origin}/operator`)
    await page.getByRole('link', { name: 'Duplicate people' }).click()
    await button(page, 'Compare Kamran Twice and Kamran Twice').click()
    const asked = dialog(page, 'Are they one person?')
    await asked.getByText(/^Kamran Twice gets /).waitFor()
    await soon(() => shortcomings(page)).toEqual([])
    await asked.getByRole('button', { name: 'Merge these records' }).click()
    await toast(page, 'Merged').waitFor()
    await page.getByText('No two records look like the same person.').waitFor()
    const merged = await Promise.all(rows.map(({ id }) => statusOf(id)))
    expect(merged.toSorted((one, other) => one - other)).toEqual([200, 301])

    await field(page, 'Name').fill('kamran twice')
    await button(page, 'Find').click()
    await button(page, 'Divide the matches of Kamran Twice').click()
    await page.getByRole('dialog').getByRole('checkbox').first().check()
    await page.getByRole('button', { name: 'Move 1 match' }).waitFor()
    await soon(() => shortcomings(page)).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()

    await button(page, 'Undo: Kamran Twice and Kamran Twice').click()
    await page.getByText('Nothing has been recorded for these people since.').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
    await toast(page, 'Undone').waitFor()
    expect(await Promise.all(rows.map(({ id }) => statusOf(id)))).toEqual([200, 200])
  }))
