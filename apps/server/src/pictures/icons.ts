import type { Site } from '@pavilion/contract/sites/site-calls.ts'
import { isWordmark } from '@pavilion/contract/sites/wordmark.ts'
import { brandIcon, maskableIcon } from '@pavilion/kit/art/brand-icon.ts'
import { entityTag, isKnown } from '#http/entity-tag.ts'
import type { Exchange, RequestContext } from '#http/request-context.ts'
import { everyAnswer } from '#http/security-headers.ts'
import { logoFileOf, siteOf } from '#sites/sites.ts'
import type { AppContext } from '#app-context.ts'
import type { IconPicture } from './icon-picture.ts'
import { paint, refuseTooMany } from './painter.ts'

const HEAD_BYTES = 22

/** A PNG of less than 256 pixels a side as an ICO file of this one picture, which browsers and feed readers ask for unasked. */
function icoOf(png: Buffer, pixels: number): Buffer {
  const head = Buffer.alloc(HEAD_BYTES)
  head.writeUInt16LE(1, 2) // An icon, not a cursor
  head.writeUInt16LE(1, 4) // One picture
  head.writeUInt8(pixels, 6)
  head.writeUInt8(pixels, 7)
  head.writeUInt16LE(1, 10) // Planes
  head.writeUInt16LE(32, 12) // Bits per pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(HEAD_BYTES, 18)
  return Buffer.concat([head, png])
}

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

const MOST_KEPT = 64

type Drawing = { readonly key: string; readonly read: () => Promise<IconPicture> }

/** What an icon shows: the logo if the site has a suitable one, else the house mark. */
function drawingOf(app: AppContext, site: Site, icon: Icon): Drawing {
  const { logo } = site
  const svg = icon.draw(site)
  const { pixels, onPaper = false } = icon
  const ownMark = { pixels, onPaper, svg }
  if (!logo || (isWordmark(logo) && !icon.takesWordmark)) {
    return { key: `${icon.pixels}${svg}`, read: async () => ownMark }
  }
  return {
    key: `${icon.pixels}${icon.onPaper ?? ''}${logo.id}`,
    read: async () => {
      const file = await logoFileOf(app, logo)
      return file ? { pixels, onPaper, file, seenOn: logo.seenOn } : ownMark
    },
  }
}

/** Paints drawings as PNG, each once. */
function createPainter(app: AppContext) {
  const painted = new Map<string, Promise<Buffer>>()
  return ({ key, read }: Drawing, context: RequestContext): Promise<Buffer> => {
    const known = painted.get(key)
    if (known) return known
    const painting = read().then((picture) => paint(app, context, picture))
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
  const painted = createPainter(app)
  return async ({ context, request, response }) => {
    const icon = icons[context.pathname]
    if (icon === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return false
    const drawing = drawingOf(app, await siteOf(app, context.host), icon)
    const png = await painted(drawing, context).catch((error: unknown) =>
      refuseTooMany(response, error),
    )
    if (png === undefined) return true
    const { type, bytes } = asFile(context.pathname, png, icon)
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
