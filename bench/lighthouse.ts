import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import lighthouse from 'lighthouse'
import { browserProgram } from '../e2e/browser-program.ts'
import { linesOf, nextLine, startChild, stopChild } from './processes.ts'
import { startProduct } from './product.ts'
import type { Product } from './product.ts'
import type { BenchRow } from './row.ts'

const performanceGoal = 95
const wholeGoal = 100

const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--remote-debugging-port=0',
]

type Chrome = { readonly port: number; readonly stop: () => Promise<void> }

/** A browser with a debugging port. */
async function startChrome(): Promise<Chrome> {
  const { executablePath, env } = await browserProgram()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-chrome-'))
  const settings = Object.entries(env).map(([name, value]) => `${name}=${value}`)
  const home = `--user-data-dir=${folder}`
  const child = startChild('env', ...settings, executablePath, ...flags, home, 'about:blank')
  const stop = async () => {
    await stopChild(child)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  const lines = linesOf(child.stderr)
  for (;;) {
    const [, port] = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(await nextLine(lines)) ?? []
    if (port !== undefined) return { port: Number(port), stop }
  }
}

async function latestPost(origin: string): Promise<string> {
  const response = await fetch(`${origin}/blogs`)
  const [, address] = /href="(\/blogs\/[^"]+)"/.exec(await response.text()) ?? []
  if (address === undefined) throw new Error('The sample world has no post.')
  return address
}

async function keyPages({ origin, matchId }: Product): Promise<Readonly<Record<string, string>>> {
  const { url } = await fetch(`${origin}/match-central/matches/${matchId}`)
  const match = new URL(url).pathname
  return {
    home: '/',
    matches: '/match-central/matches',
    match,
    scorecard: `${match}/scorecard`,
    pricing: '/pricing',
    product: '/cricket-scoring',
    post: await latestPost(origin),
    help: '/helpsupport',
  }
}

const titles: Readonly<Record<string, string>> = {
  performance: 'Performance',
  accessibility: 'Accessibility',
  'best-practices': 'Best practices',
  seo: 'SEO',
}

type Page = { readonly name: string; readonly url: string }

async function measure(page: Page, port: number): Promise<BenchRow[]> {
  const run = await lighthouse(page.url, {
    port,
    logLevel: 'error',
    onlyCategories: Object.keys(titles),
  })
  if (run === undefined) throw new Error(`Lighthouse said nothing of ${page.url}.`)
  const { categories, audits } = run.lhr
  return Object.entries(titles).map(([id, title]) => ({
    name: `lighthouse-${id}-${page.name}`,
    what: `${title} of the ${page.name} page, a phone on slow 4G`,
    value: Math.round((categories[id]?.score ?? 0) * 100),
    goal: id === 'performance' ? performanceGoal : wholeGoal,
    better: 'higher',
    detail: id === 'performance' ? paintsOf(audits) : failedOf(categories[id], audits),
  }))
}

type Audits = Readonly<
  Record<
    string,
    { readonly score: number | null; readonly title: string; readonly displayValue?: string }
  >
>
type Category = { readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }

const paintsOf = (audits: Audits) =>
  Object.entries({
    LCP: 'largest-contentful-paint',
    TBT: 'total-blocking-time',
    CLS: 'cumulative-layout-shift',
  })
    .map(([name, id]) => `${name} ${audits[id]?.displayValue ?? 'unknown'}`)
    .join(', ')

/** The audits that keep a page from the full score. */
const failedOf = (category: Category | undefined, audits: Audits) =>
  (category?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => audits[id]?.title)
    .join('; ')

/** Lighthouse on the eight pages that most visitors see first. */
export async function lighthouseBench(): Promise<BenchRow[]> {
  const product = await startProduct()
  const chrome = await startChrome()
  try {
    const rows: BenchRow[] = []
    for (const [name, address] of Object.entries(await keyPages(product))) {
      rows.push(...(await measure({ name, url: product.origin + address }, chrome.port)))
    }
    return rows
  } finally {
    await chrome.stop()
    await product.stop()
  }
}

if (import.meta.main) {
  console.table(
    (await lighthouseBench()).map(({ name, value, detail }) => ({ name, value, detail })),
  )
}
