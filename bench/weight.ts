import { gunzipSync } from 'node:zlib'
import { fetchRaw } from './fetch-raw.ts'
import { startProduct } from './product.ts'
import type { BenchRow } from './row.ts'

const KILO = 1000
const scriptGoal = 150
const readableGoal = 50

type Fetched = { readonly size: number; readonly text: string }

/** The compressed size and the content of an address. */
async function weigh(url: string): Promise<Fetched> {
  const { bytes } = await fetchRaw(url, 'gzip')
  const isCompressed = bytes[0] === 0x1f && bytes[1] === 0x8b
  return { size: bytes.length, text: String(isCompressed ? gunzipSync(bytes) : bytes) }
}

const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found)

/** The scripts that a page loads by itself, with their static imports. */
async function scriptsOf(origin: string, html: string): Promise<Map<string, number>> {
  const named = [
    ...all(html, /<script[^>]*\ssrc="(\/[^"]+\.js)"/g),
    ...all(html, /\bhref of (\[[^\]]*\])/g).flatMap((list) => all(list, /"(\/[^"]+\.js)"/g)),
    ...all(html, /\bimport\("(\/assets\/[^"]+\.js)"\)/g),
  ]
  const sizes = new Map<string, number>()
  for (let next = named.pop(); next !== undefined; next = named.pop()) {
    if (sizes.has(next)) continue
    const { size, text } = await weigh(origin + next)
    sizes.set(next, size)
    const folder = next.slice(0, next.lastIndexOf('/') + 1)
    named.push(
      ...all(text, /(?:from|import)\s*["']\.\/([^"']+\.js)["']/g).map((file) => folder + file),
    )
  }
  return sizes
}

async function stylesOf(origin: string, html: string): Promise<number> {
  const sheets = new Set(
    all(html, /<link(?![^>]*\sdisabled)[^>]*rel="stylesheet"[^>]*href="(\/[^"]+\.css)"/g),
  )
  let size = 0
  for (const sheet of sheets) size += (await weigh(origin + sheet)).size
  return size
}

const sum = (sizes: Iterable<number>) => [...sizes].reduce((total, size) => total + size, 0)

async function weighPage(origin: string, name: string, path: string): Promise<BenchRow[]> {
  const { url } = await fetch(origin + path)
  const { size, text } = await weigh(url)
  const scripts = await scriptsOf(origin, text)
  const styles = await stylesOf(origin, text)
  const kilobytes = (bytes: number) => bytes / KILO
  const heaviest = [...scripts].toSorted(([, a], [, b]) => b - a).slice(0, 3)
  const detail = heaviest
    .map(([file, bytes]) => `${file.replace('/assets/', '')} ${kilobytes(bytes).toFixed(1)}`)
    .join(', ')
  return [
    {
      name: `weight-script-${name}`,
      what: `JavaScript of the ${name} page, gzip`,
      value: kilobytes(sum(scripts.values())),
      goal: scriptGoal,
      unit: 'kB',
      detail: `${scripts.size} files; heaviest: ${detail}`,
    },
    {
      name: `weight-readable-${name}`,
      what: `HTML and CSS of the ${name} page, gzip`,
      value: kilobytes(size + styles),
      goal: readableGoal,
      unit: 'kB',
      detail: `HTML ${kilobytes(size).toFixed(1)}, CSS ${kilobytes(styles).toFixed(1)}`,
    },
  ]
}

/** What a first visit must load before the page can be read, and before it is interactive. */
export async function weightBench(): Promise<BenchRow[]> {
  const product = await startProduct()
  try {
    return [
      ...(await weighPage(product.origin, 'home', '/')),
      ...(await weighPage(product.origin, 'match', `/match-central/matches/${product.matchId}`)),
    ]
  } finally {
    await product.stop()
  }
}

if (import.meta.main) console.table(await weightBench())
