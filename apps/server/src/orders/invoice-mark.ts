import type { Site } from '@pavilion/contract/sites/site-calls.ts'
import { isWordmark } from '@pavilion/contract/sites/wordmark.ts'
import sharp from 'sharp'
import { type Style, writeLine } from '#print/pdf-text.ts'

const HEIGHT = 32
const WIDEST = 200
const MARGIN = 4
const RADIUS = 4

const PAPER = '#ffffff'
const PLATE = '#12211a'

/** Four dots to the point, so that it is sharp in print. */
const DOTS = { width: 4 * WIDEST, height: 4 * HEIGHT }

type Logo = NonNullable<Site['logo']>

const backgroundOf = ({ seenOn }: Logo): string => (seenOn === 'dark' ? PLATE : PAPER)

/** The logo as a PDF takes it: no transparency, on paper or on the plate that shows it. */
export const logoForPrint = (logo: Logo, file: Buffer): Promise<Buffer> =>
  sharp(file)
    .resize({ ...DOTS, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: backgroundOf(logo) })
    .png({ palette: false })
    .toBuffer()

/** A site's name, and its logo for print where it has one. */
export type Mark = {
  readonly site: Pick<Site, 'name' | 'logo'>
  readonly logo: Buffer | undefined
  readonly style: Style
}

/** Writes the logo at a position, with the name unless the logo contains it. */
export function writeMark(
  document: PDFKit.PDFDocument,
  { site, logo: file, style }: Mark,
  { x, y }: { readonly x: number; readonly y: number },
): void {
  const { name, logo } = site
  if (!logo || file === undefined) return writeLine(document, style, { text: name, x, y })
  const scale = Math.min(HEIGHT / logo.height, WIDEST / logo.width)
  const [width, height] = [logo.width * scale, logo.height * scale]
  const top = y + (style.size - height) / 2
  document
    .roundedRect(x - MARGIN, top - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN, RADIUS)
    .fill(backgroundOf(logo))
  document.image(file, x, top, { width, height })
  if (!isWordmark(logo)) writeLine(document, style, { text: name, x: x + width + 12, y })
}
