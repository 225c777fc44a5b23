import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { z } from 'zod'
import { go, goAgain, launchBrowser, soon } from './browser.testing.ts'
import { type Api, apiAs } from './club.testing.ts'
import { sound } from './cup.testing.ts'
import {
  button,
  dialog,
  enrol,
  field,
  password,
  storageOnly,
  toast,
  visits,
  newPerson,
} from './member.testing.ts'
import { eleven } from './scoring.testing.ts'
import { beginSession } from './session.testing.ts'
import { sharedSite } from './site.testing.ts'
import { makeCup } from './tournament-api.testing.ts'

const { origin } = await sharedSite()
const browser = await launchBrowser()
const visit = visits(browser, origin)

const Programme = z.object({
  fixtures: z.array(
    z.object({
      id: z.string(),
      startsAt: z.string().nullable(),
      match: z.object({ id: z.string() }).nullable(),
    }),
  ),
})

const PLAYER = 'Adam Hale'
const DAYS = ['2031-06-07', '2031-06-14', '2031-06-21']

/** A cup of two teams, the Blues with a squad, whose first match is over. */
async function aCupUnderWay(api: Api, name: string) {
  const { tournamentId, entries } = await makeCup(api, {
    name,
    teams: [`Reds ${name}`, `Blues ${name}`],
    days: DAYS,
  })
  const home = `manage/tournaments/${tournamentId}`
  const { fixtures } = Programme.parse(await api(`${home}/fixtures`))
  const inOrder = fixtures.toSorted((one, other) =>
    String(one.startsAt).localeCompare(String(other.startsAt)),
  )
  const teamIds = entries.map(({ team }) => team.id)
  const end = async (at: number) => {
    const totals = teamIds.map((teamId, side) => ({
      teamId,
      runs: 90 - side,
      wickets: 1,
      balls: 6,
    }))
    const outcome = { kind: 'score', totals }
    await api(`${home}/fixtures/${inOrder[at]?.id}/result`, 'PUT', {
      outcome,
      expectedSeq: 0,
      reason: 'Scored on paper',
    })
  }
  const [blues] = entries
  await api(`manage/tournament-entries/${blues?.id}/squad/players`, 'POST', {
    text: [PLAYER, eleven('B')].join('\n'),
  })
  await end(0)
  return {
    tournamentId,
    entryId: blues?.id ?? '',
    matches: inOrder.map(({ match }) => match?.id ?? ''),
    end,
  }
}

async function report(page: Page): Promise<void> {
  const form = dialog(page, 'Report a player')
  await form.getByRole('button', { name: 'Report', exact: true }).click()
  await form.getByText('Choose the player.').waitFor()
  await sound(page)
  await form.getByLabel('Player', { exact: true }).selectOption(PLAYER)
  await form.getByLabel('Clause of the code of conduct').fill('2.3')
  await form.getByLabel('What happened').fill('Threw the ball at the batter.')
  await form.getByRole('button', { name: 'Report', exact: true }).click()
  await form.waitFor({ state: 'detached' })
}

async function suspend(page: Page): Promise<void> {
  await button(page, `Charge ${PLAYER}`).click()
  await button(page, `Decision about ${PLAYER}`).click()
  const form = dialog(page, `Decision about ${PLAYER}`)
  await form.getByLabel('Decision', { exact: true }).selectOption('matches')
  await form.getByRole('button', { name: 'Decide' }).click()
  await form.getByText('Give a reason.').waitFor()
  await sound(page)
  await form.getByLabel('Reason').fill('Both captains were heard.')
  await form.getByRole('button', { name: 'Decide' }).click()
  await form.waitFor({ state: 'detached' })
  await page.getByText('Suspended for 1 match', { exact: true }).waitFor()
}

/** Somebody who is suspended is typed into the line-up, and on the pad: both say so before it is done. */
async function playsAllTheSame(page: Page, matchId: string): Promise<void> {
  const against = `${PLAYER} is suspended and may not play (clause 2.3).`
  const [blues, reds] = [0, 1].map((at) => page.getByRole('main').getByRole('textbox').nth(at))
  await reds!.fill(eleven('R'))
  await blues!.fill([PLAYER.toLowerCase(), eleven('B')].join('\n').split('\n', 11).join('\n'))
  await page.getByText(against).waitFor()
  await button(page, 'To the toss all the same').waitFor()
  await sound(page)
  await blues!.fill(eleven('B'))
  await page.getByText(against).waitFor({ state: 'detached' })
  await button(page, 'To the toss').click()
  await page.waitForURL(new RegExp(`/score/${matchId}$`))

  await page.getByRole('heading', { name: /toss/ }).waitFor()
  await button(page, 'More').click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: /^Players/ }).click()
  await sheet.getByRole('button', { name: /^Somebody who is not listed plays/ }).click()
  await sheet.getByRole('button', { name: /^Blues/ }).click()
  await sheet.getByRole('button', { name: 'Player BC' }).click()
  await sheet.getByLabel('Name').fill(PLAYER)
  await sheet.getByText(against).waitFor()
  await sheet.getByRole('button', { name: 'Let them play all the same' }).waitFor()
  await sound(page)
  await sheet.getByLabel('Name').fill('Zia Late')
  await sheet.getByRole('button', { name: 'Add to the side' }).waitFor()
}

test.each([390, 1440])(
  'a reported player is charged, suspended and left out until the team has played, %i px wide',
  async (width) => {
    const person = newPerson(`discipline-${width}`)
    await enrol(origin, person)
    const api = await apiAs(origin, person)
    const { tournamentId, entryId, matches, end } = await aCupUnderWay(api, `Cup ${width}`)
    const console = `${origin}/manage/tournaments/${tournamentId}`
    await visit(
      storageOnly,
      async (page) => {
        await beginSession(page, person.email, password)
        await go(page, `${console}?tab=squads`)
        await page.getByRole('link', { name: 'Discipline' }).click()
        await page.waitForURL(/discipline$/)
        await page.getByText('Nobody has been reported').waitFor()
        await sound(page)
        await button(page, 'Report a player').click()
        await report(page)
        await button(page, `Charge ${PLAYER}`).waitFor()
        await sound(page)
        await suspend(page)
        await page.getByText('1 match left').waitFor()
        await sound(page)

        await go(page, `${origin}/manage/tournaments/squads/${entryId}`)
        await page.getByText('Suspended for 1 more match (clause 2.3)').waitFor()
        await sound(page)
        await go(page, `${console}/line-ups/${matches[1]}`)
        await soon(() => button(page, `Add ${PLAYER}`).isDisabled()).toBe(true)
        await playsAllTheSame(page, matches[1] ?? '')
        await go(
          page,
          `${origin}/match-central/tournaments/tournament-details/${tournamentId}?show=table`,
        )
        await page.getByText(/suspended for 1 match, 1 match left, clause 2\.3/).waitFor()
        await sound(page)

        await end(1)
        await go(page, `${console}/discipline`)
        await page.getByText('Served').waitFor()
        await button(page, `Set aside the decision about ${PLAYER}`).click()
        const form = dialog(page, `Set aside the decision about ${PLAYER}`)
        await form.getByLabel('Reason').fill('The appeal was upheld.')
        await form.getByRole('button', { name: 'Set aside' }).click()
        await toast(page, 'Decision set aside').waitFor()
        await goAgain(page)
        await page.getByText('Set aside: The appeal was upheld.').waitFor()

        await go(page, `${origin}/my-cricket/matches/${matches[2]}/report`)
        await page.getByText('Players are reported once a match has begun.').waitFor()
        await go(page, `${origin}/my-cricket/matches/${matches[1]}/report`)
        await field(page, 'Player').selectOption(PLAYER)
        await field(page, 'What happened').fill('Argued with the umpire.')
        await button(page, 'Report').click()
        await page.getByRole('listitem').getByText('Argued with the umpire.').waitFor()
        await sound(page)
      },
      { width },
    )
  },
)
