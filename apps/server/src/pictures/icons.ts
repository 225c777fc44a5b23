import type { Site } from '@pavilion/contract/sites/site-calls.ts'
import { isWordmark } from '@pavilion/contract/sites/wordmark.ts'
import { brandIcon, maskableIcon, paper } from '@pavilion/kit/art/brand-icon.ts'
import sharp, { type Sharp } from 'sharp'
import { entityTag, isKnown } from '#http/entity-tag.ts'
import type { Exchange } from '#http/request-context.ts'
import { everyAnswer } from '#http/security-headers.ts'
import { logoFileOf, siteOf } from '#sites/sites.ts'
import type { AppContext } from '#app-context.ts'
import { icoOf } from './ico.ts'

type Icon = {
  readonly pixels: number
  /** The house mark as SVG, for sites without a suitable logo. */
  readonly draw: (site: Site) => string
  /** With a background and a margin: phones crop it, and link previews need a background. */
  readonly onPaper?: true
  /** Whether wide logos that contain the name are used too. */
  readonly takesWordmark?: true
}

/** Icons for what does not accept SVG. Apple's must fill its square. */
const icons: Readonly<Record<string, Icon>> = {
  '/favicon.ico': { pixels: 48, draw: brandIcon },
  '/icon-192.png': { pixels: 192, draw: brandIcon },
  '/icon-512.png': { pixels: 512, draw: brandIcon },
  '/icon-maskable-512.png': { pixels: 512, draw: maskableIcon, onPaper: true },
  '/apple-touch-icon.png': { pixels: 180, draw: maskableIcon, onPaper: true },
  '/share.png': { pixels: 512, draw: maskableIcon, onPaper: true, takesWordmark: true },
}

const POINTS_PER_INCH = 72
const MOST_KEPT = 64
/** How much of an icon with a margin the logo takes. */
const PAPER_SHARE = 0.7
const NIGHT = '#090f12'
const CLEAR = '#0000'

/** Rendered at its final size instead of being scaled up. */
function paintMark(svg: string, pixels: number): Sharp {
  const density = Math.ceil((POINTS_PER_INCH * pixels) / 32)
  return sharp(Buffer.from(svg), { density }).resize(pixels, pixels)
}

/** The logo as a square, on a background it is visible on. */
async function paintLogo(
  { seenOn }: NonNullable<Site['logo']>,
  file: Buffer,
  { pixels, onPaper }: Icon,
): Promise<Sharp> {
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

type Drawing = { readonly key: string; readonly paint: () => Promise<Sharp> }

/** What an icon shows: the logo if the site has a suitable one, else the house mark. */
function drawingOf(app: AppContext, site: Site, icon: Icon): Drawing {
  const { logo } = site
  const svg = icon.draw(site)
  const paintOwnMark = () => paintMark(svg, icon.pixels)
  if (!logo || (isWordmark(logo) && !icon.takesWordmark)) {
    return { key: `${icon.pixels}${svg}`, paint: async () => paintOwnMark() }
  }
  return {
    key: `${icon.pixels}${icon.onPaper ?? ''}${logo.id}`,
    paint: async () => {
      const file = await logoFileOf(app, logo)
      return file ? paintLogo(logo, file, icon) : paintOwnMark()
    },
  }
}

/** Paints drawings as PNG, each once. */
function createPainter(): (drawing: Drawing) => Promise<Buffer> {
  const painted = new Map<string, Promise<Buffer>>()
  return ({ key, paint }) => {
    const known = painted.get(key)
    if (known) return known
    const painting = paint().then((drawn) => drawn.png({ compressionLevel: 9 }).toBuffer())
    if (painted.size >= MOST_KEPT) painted.clear()
    painted.set(key, painting)
    painting.catch(() => painted.delete(key))
    return painting
  }
}

const asFile = (pathname: string, png: Buffer, { pixels }: Icon) =>
  pathname.endsWith('.ico')
    ? { type: 'image/x-icon', bytes: icoOf(png, pixels) }
    : { type: 'image/png', bytes: png }

/** Answers the icons of a site for tabs, home screens and link previews; false for any other address. */
export function createIcons(app: AppContext): (exchange: Exchange) => Promise<boolean> {
  const paint = createPainter()
  return async ({ visit, request, response }) => {
    const icon = icons[visit.pathname]
    if (icon === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return false
    const png = await paint(drawingOf(app, await siteOf(app, visit.host), icon))
    const { type, bytes } = asFile(visit.pathname, png, icon)
    const etag = entityTag(bytes)
    const headers = {
      ...everyAnswer,
      'content-type': type,
      'cache-control': 'public, max-age=86400',
      etag,
    }
    if (isKnown(request.headers['if-none-match'], etag)) response.writeHead(304, headers).end()
    else response.writeHead(200, { ...headers, 'content-length': bytes.length }).end(bytes)
    return true
  }
}
