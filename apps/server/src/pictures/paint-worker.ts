import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { parentPort } from 'node:worker_threads'
import satori from 'satori'
import sharp from 'sharp'
import { height, type MatchPicture, matchPicture, width } from './match-picture.ts'

const { resolve } = createRequire(import.meta.url)

const font = (name: string, family: string, weight: 600 | 700) =>
  ['latin', 'latin-ext'].map((script) => {
    const folder = path.dirname(resolve(`@fontsource/${family}/package.json`))
    const file = `${family}-${script}-${weight}-normal.woff`
    return {
      name,
      weight,
      style: 'normal' as const,
      data: readFileSync(path.join(folder, 'files', file)),
    }
  })

const fonts = [
  ...font('Archivo', 'archivo', 700),
  ...font('Instrument Sans', 'instrument-sans', 600),
]

async function paint(picture: MatchPicture): Promise<Uint8Array> {
  const svg = await satori(matchPicture(picture), { width, height, fonts })
  return sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer()
}

/** A thread of its own, because laying out and drawing takes longer than a ball may wait. */
parentPort?.on('message', ({ id, picture }: { id: number; picture: MatchPicture }) => {
  paint(picture).then(
    (png) => parentPort?.postMessage({ id, png }),
    (error: unknown) => parentPort?.postMessage({ id, failure: String(error) }),
  )
})
