import { readFileSync } from 'node:fs'
import satori from 'satori'
import sharp from 'sharp'
import { answerJobs } from '#security/thread-jobs.ts'
import { type IconPicture, paintIcon } from './icon-picture.ts'
import { height, type MatchPicture, matchPicture, width } from './match-picture.ts'

/** What is to be painted, as PNG. */
export type Painting = MatchPicture | IconPicture

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

async function paintCard(picture: MatchPicture): Promise<Uint8Array> {
  const svg = await satori(matchPicture(picture), { width, height, fonts })
  return sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer()
}

/** Runs in a worker thread, because layout and drawing would delay the live streams. */
answerJobs((asked: Painting) => ('card' in asked ? paintCard(asked) : paintIcon(asked)))
