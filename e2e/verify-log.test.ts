import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { shortcomings } from './axe.testing.ts'
import { go, launchBrowser } from './browser.testing.ts'
import { apiAs } from './club.testing.ts'
import { enrol, newPerson } from './member.testing.ts'
import { aT20 } from './scored-match.testing.ts'
import { sharedSite } from './site.testing.ts'

const { origin } = await sharedSite()
const browser = await launchBrowser()
const folder = mkdtempSync(path.join(tmpdir(), 'verify-log-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The exported log of a signed match that was corrected afterwards. */
async function exportedLog() {
  const scorer = newPerson('exporter')
  await enrol(origin, scorer)
  const api = await apiAs(origin, scorer)
  const { path: page, seq, record, start, ball } = await aT20(api)
  const matchId = page.split('/').at(-1) ?? ''
  await record(start, { ...ball, runs: 1 }, { type: 'match-ended', result: 'no result' })
  const signer = { role: 'captain', side: 0, name: 'Nida <b>Dar</b>' }
  await api(`matches/${matchId}/signatures`, 'POST', { seq: seq + 3, signer })
  await record({ type: 'corrected', seq: seq + 2, fact: { ...ball, runs: 4 }, reason: 'Four' })
  const text = await (await fetch(`${origin}/api/v1/matches/${matchId}/files/log.json`)).text()
  return { text, seq: seq + 4 }
}

const choose = (page: Page, name: string, text: string) =>
  page.getByLabel('Log file').setInputFiles({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })

const says = async (page: Page, title: string) =>
  page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor()

async function checks(page: Page, { text, seq }: Awaited<ReturnType<typeof exportedLog>>) {
  await choose(page, 'match_log.json', text)
  await says(page, 'Nothing was changed')
  const signed = page.getByText(/^Signed by Nida <b>Dar<\/b>, captain, at entry \d+ on /)
  expect(await signed.innerText()).toMatch(/; 1 entry since$/)
  expect(await shortcomings(page)).toEqual([])

  await choose(page, 'changed.json', text.replace('"runs":1', '"runs":6'))
  await says(page, 'This log was changed')
  await page.getByText(/^Entry \d+ was changed\.$/).waitFor()

  const noted = page.getByLabel('Log hash you noted (optional)')
  await choose(page, 'match_log.json', text)
  await says(page, 'Nothing was changed')
  await noted.fill('f'.repeat(64))
  await noted.press('Enter')
  await page.getByText('The log has another hash than you noted.').waitFor()
  await noted.fill('')
  for (const other of ['', 'null', '{"format":"pavilion-log/1"}', '[1,', `{"seq":${seq}}`]) {
    await choose(page, 'other.json', other)
    await says(page, 'That file is not an exported match log.')
  }
  expect(await shortcomings(page)).toEqual([])
}

test('an exported log is checked on the page with the network cut, and by a copy of the page on disk', async () => {
  const log = await exportedLog()
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await go(page, `${origin}/verify-log`)
  await page.getByRole('link', { name: 'Save this page' }).waitFor()
  await context.setOffline(true)
  await checks(page, log)
  await context.close()

  const saved = path.join(folder, 'verify-log.html')
  writeFileSync(saved, await (await fetch(`${origin}/verify-log`)).text())
  const other = await browser.newContext({ offline: true, colorScheme: 'dark' })
  const copy = await other.newPage()
  await copy.goto(pathToFileURL(saved).href)
  await checks(copy, log)
  expect(await copy.getByRole('link', { name: 'Save this page' }).count()).toBe(0)
  await other.close()
})
