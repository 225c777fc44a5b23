import { limited } from '@pavilion/cricket/formats/limited.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { shortcomings } from './axe.testing.ts'
import { go, launchBrowser, soon } from './browser.testing.ts'
import { press } from './keyboard.testing.ts'
import { button } from './member.testing.ts'
import { apiAs } from './club.testing.ts'
import { makeCup } from './tournament-api.testing.ts'
import { allSaved, begin, bowl, eleven, score, startGround } from './scoring.testing.ts'

const browser = await launchBrowser()
const { origin, device, makeMatch, scorer } = await startGround(browser)

test('the batters take their powerplay on the pad, and it stands on the board and the card', async () => {
  const [page] = await device(await scorer())
  const rules = {
    ...limited(4),
    powerplays: [],
    battingPowerplay: { overs: 2, after: 1, until: 4 },
  }
  const matchId = await makeMatch(page, 4, rules)
  await go(page, `${origin}/score/${matchId}`)
  await begin(page)
  const sheet = page.getByRole('dialog')
  await press(page, button(page, 'More'))
  await sheet.getByText('Play', { exact: true }).first().waitFor()
  expect(await sheet.getByRole('button', { name: /take their powerplay/ }).count()).toBe(0)
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  for (let ball = 0; ball < 6; ball++) await button(page, '0 dot').click()
  await bowl(page)

  await press(page, button(page, 'More'))
  await press(
    page,
    sheet.getByRole('button', { name: 'The batters take their powerplay: 2 overs' }),
  )
  await sheet.waitFor({ state: 'detached' })
  await soon(() => score(page).innerText()).toContain('batting powerplay to over 3')
  await button(page, 'Undo the powerplay').waitFor()
  await allSaved(page)

  await go(page, `${origin}/match-central/matches/${matchId}/scorecard`)
  await page.getByText('overs 2–3, taken by the batters').waitFor()
})

test('what happened without a ball is inserted, changed and struck out in the scorebook', async () => {
  const [page] = await device(await scorer())
  const matchId = await makeMatch(page, 2)
  await go(page, `${origin}/score/${matchId}`)
  await begin(page)
  await button(page, '1').click()
  await button(page, '4').click()
  const sheet = page.getByRole('dialog')
  const record = sheet.getByRole('button', { name: 'Record the correction' })

  await press(page, button(page, 'Scorebook'))
  await press(page, sheet.getByRole('button', { name: /^0\.2, / }))
  await press(page, sheet.getByRole('button', { name: 'Insert before' }))
  await press(page, sheet.getByRole('button', { name: 'Something else' }))
  await press(page, sheet.getByRole('button', { name: /^5 to Lions/ }))
  expect(await shortcomings(page)).toEqual([])
  await press(page, record)
  await sheet.waitFor({ state: 'detached' })
  await soon(() => score(page).innerText()).toContain('10')

  await press(page, button(page, 'Scorebook'))
  await press(page, sheet.getByRole('button', { name: /^5 penalty runs to Lions/ }))
  await press(page, sheet.getByRole('button', { name: /^5 to Tigers/ }))
  await press(page, record)
  await sheet.waitFor({ state: 'detached' })
  await soon(() => score(page).innerText()).not.toContain('10')

  await press(page, button(page, 'Scorebook'))
  await press(page, sheet.getByRole('button', { name: /won the toss and chose to bat/ }))
  await press(
    page,
    sheet.getByRole('button', { name: /^Tigers .* won the toss and chose to field/ }),
  )
  await sheet.getByLabel('Reason').fill('The other captain called right')
  await press(page, record)
  await sheet.waitFor({ state: 'detached' })
  await allSaved(page)
  const answer = await fetch(`${origin}/api/v1/matches/${matchId}`)
  const { data } = await answer.json()
  expect(data.info.toss).toMatchObject({ decision: 'field' })
})

/** A match of a cup: four runs, and six off the first ball of the chase. */
async function playedMatch(who: Awaited<ReturnType<typeof scorer>>) {
  const api = await apiAs(origin, who, who.password)
  const { tournamentId } = await makeCup(api, {
    name: 'Canal Cup',
    teams: ['Reds', 'Blues'],
    days: ['2031-06-07'],
  })
  const { fixtures } = z
    .object({ fixtures: z.array(z.object({ match: z.object({ id: z.string() }) })) })
    .parse(await api(`manage/tournaments/${tournamentId}/fixtures`, 'GET'))
  const matchId = fixtures[0]!.match.id
  const sides = z.object({
    setup: z.object({
      teams: z.array(z.object({ id: z.string(), players: z.array(z.object({ id: z.string() })) })),
    }),
  })
  const players = ['L', 'T'].map((side) => eleven(side).split('\n'))
  const { setup } = sides.parse(await api(`matches/${matchId}/line-ups`, 'PUT', { players }))
  const [one, other] = setup.teams
  const ball = (batting: typeof one, bowling: typeof one, runs: number) => ({
    type: 'ball-bowled',
    striker: batting?.players[0]?.id,
    nonStriker: batting?.players[1]?.id,
    bowler: bowling?.players[10]?.id,
    runs,
  })
  await api(`matches/${matchId}/facts`, 'POST', {
    after: 0,
    facts: [
      { type: 'toss', winner: one?.id, decision: 'bat' },
      { type: 'innings-started', battingTeam: one?.id },
      ball(one, other, 4),
      { type: 'innings-ended', reason: 'closed' },
      { type: 'innings-started', battingTeam: other?.id },
      ball(other, one, 6),
    ],
  })
  return matchId
}

test('a correction shows what it changes of the tournament’s table and awards', async () => {
  const who = await scorer()
  const matchId = await playedMatch(who)
  const [page] = await device(who)
  await go(page, `${origin}/score/${matchId}`)
  await press(page, button(page, 'Scorebook'))
  const sheet = page.getByRole('dialog')
  await press(page, sheet.getByRole('button', { name: /^0\.1, .* SIX/ }))
  await press(page, sheet.getByRole('button', { name: '1', exact: true }))

  await sheet.getByRole('heading', { name: 'Tables' }).waitFor()
  await sheet.getByText(/^1\. 2 points, net run rate/).waitFor()
  await sheet.getByRole('heading', { name: 'Awards' }).waitFor()
  await sheet.getByText('Player TA, best batter').waitFor()
  expect(await shortcomings(page)).toEqual([])
})
