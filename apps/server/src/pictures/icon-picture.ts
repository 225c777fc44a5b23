import type { Site } from '@pavilion/contract/sites/site-calls.ts'
import { paper } from '@pavilion/kit/art/brand-icon.ts'
import sharp, { type Sharp } from 'sharp'

/** A logo, on a background it is visible on, or the house mark as SVG. */
export type IconPicture = {
  readonly pixels: number
  /** With a background and a margin: phones crop it, and link previews need a background. */
  readonly onPaper: boolean
} & (
  | { readonly svg: string }
  | { readonly file: Uint8Array; readonly seenOn: NonNullable<Site['logo']>['seenOn'] }
)

const POINTS_PER_INCH = 72
/** How much of an icon with a margin the logo takes. */
const PAPER_SHARE = 0.7
const NIGHT = '#090f12'
const CLEAR = '#0000'

export async function paintIcon(icon: IconPicture): Promise<Uint8Array> {
  const drawn = 'svg' in icon ? drawMark(icon) : await drawLogo(icon)
  return drawn.png({ compressionLevel: 9 }).toBuffer()
}

/** Rendered at its final size instead of being scaled up. */
function drawMark({ svg, pixels }: Extract<IconPicture, { svg: string }>): Sharp {
  const density = Math.ceil((POINTS_PER_INCH * pixels) / 32)
  return sharp(Buffer.from(svg), { density }).resize(pixels, pixels)
}

/** The logo as a square. */
async function drawLogo({
  file,
  seenOn,
  pixels,
  onPaper,
}: Extract<IconPicture, { file: Uint8Array }>): Promise<Sharp> {
  const room = onPaper ? Math.round(pixels * PAPER_SHARE) : pixels
  const drawn = await sharp(file)
    .resize(room, room, { fit: 'contain', background: CLEAR })
    .toBuffer()
  const behind = seenOn === 'dark' ? NIGHT : paper
  const background = onPaper ? behind : CLEAR
  return sharp({
    create: { width: pixels, height: pixels, channels: 4, background },
  }).composite([{ input: drawn }])
}
