import { readFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import satori from 'satori'
import sharp from 'sharp'
import { height, type MatchPicture, matchPicture, width } from './match-picture.ts'

const archivo = ['latin', 'latin-ext'].map((script) =>
  import.meta.resolve(`@fontsource/archivo/files/archivo-${script}-700-normal.woff`),
)
const instrumentSans = ['latin', 'latin-ext'].map((script) =>
  import.meta.resolve(
    `@fontsource/instrument-sans/files/instrument-sans-${script}-600-normal.woff`,
  ),
)

const font = (name: string, weight: 600 | 700, files: readonly string[]) =>
  files.map((file) => ({
    name,
    weight,
    style: 'normal' as const,
    data: readFileSync(new URL(file)),
  }))

const fonts = [...font('Archivo', 700, archivo), ...font('Instrument Sans', 600, instrumentSans)]

async function paint(picture: MatchPicture): Promise<Uint8Array> {
  const svg = await satori(matchPicture(picture), { width, height, fonts })
  return sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer()
}

/** Runs in a worker thread, because layout and drawing would delay the live streams. */
parentPort?.on('message', ({ id, picture }: { id: number; picture: MatchPicture }) => {
  paint(picture).then(
    (png) => parentPort?.postMessage({ id, png }),
    (error: unknown) => parentPort?.postMessage({ id, failure: String(error) }),
  )
})
