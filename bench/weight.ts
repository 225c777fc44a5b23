import { fetchRaw } from './fetch-raw.ts'
import { startProduct } from './product.ts'
import type { BenchRow } from './row.ts'

const KILO = 1000
const scriptGoals = { gzip: 150, br: 120 } as const
const readableGoal = 50

type Encoding = keyof typeof scriptGoals
type Weight = Readonly<Record<Encoding, number>>
type Fetched = { readonly size: Weight; readonly text: string }

/** The content of an address, and its bytes as sent in each encoding. */
async function weigh(url: string): Promise<Fetched> {
  const sizeIn = async (encoding: string) => (await fetchRaw(url, encoding)).bytes.length
  const [gzip, br, plain] = await Promise.all([
    sizeIn('gzip'),
    sizeIn('br'),
    fetchRaw(url, 'identity'),
  ])
  return { size: { gzip, br }, text: String(plain.bytes) }
}

const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found)

/** The scripts that a page loads by itself, with their static imports. */
async function scriptsOf(origin: string, html: string): Promise<Map<string, Weight>> {
  const named = [
    ...all(html, /<script[^>]*\ssrc="(\/[^"]+\.js)"/g),
    ...all(html, /\bhref of (\[[^\]]*\])/g).flatMap((list) => all(list, /"(\/[^"]+\.js)"/g)),
    ...all(html, /\bimport\("(\/assets\/[^"]+\.js)"\)/g),
  ]
  const sizes = new Map<string, Weight>()
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
  for (const sheet of sheets) size += (await weigh(origin + sheet)).size.gzip
  return size
}

const sumOf = (sizes: Iterable<Weight>, encoding: Encoding) =>
  [...sizes].reduce((total, size) => total + size[encoding], 0)

async function weighPage(origin: string, name: string, path: string): Promise<BenchRow[]> {
  const { url } = await fetch(origin + path)
  const { size, text } = await weigh(url)
  const scripts = await scriptsOf(origin, text)
  const styles = await stylesOf(origin, text)
  const kilobytes = (bytes: number) => bytes / KILO
  const scriptRow = (encoding: Encoding): BenchRow => {
    const heaviest = [...scripts].toSorted(([, a], [, b]) => b[encoding] - a[encoding]).slice(0, 3)
    const detail = heaviest
      .map(([file, of]) => `${file.replace('/assets/', '')} ${kilobytes(of[encoding]).toFixed(1)}`)
      .join(', ')
    return {
      name: `weight-script-${name}-${encoding}`,
      what: `JavaScript of the ${name} page, ${encoding}`,
      value: kilobytes(sumOf(scripts.values(), encoding)),
      goal: scriptGoals[encoding],
      unit: 'kB',
      detail: `${scripts.size} files; heaviest: ${detail}`,
    }
  }
  return [
    scriptRow('gzip'),
    scriptRow('br'),
    {
      name: `weight-readable-${name}`,
      what: `HTML and CSS of the ${name} page, gzip`,
      value: kilobytes(size.gzip + styles),
      goal: readableGoal,
      unit: 'kB',
      detail: `HTML ${kilobytes(size.gzip).toFixed(1)}, CSS ${kilobytes(styles).toFixed(1)}`,
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
