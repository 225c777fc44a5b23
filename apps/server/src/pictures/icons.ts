import type { Site } from '@pavilion/contract/site-calls.ts'
import { brandIcon, maskableIcon } from '@pavilion/kit/art/brand-icon.ts'
import sharp from 'sharp'
import { entityTag, isKnown } from '#http/entity-tag.ts'
import type { Exchange } from '#http/pages.ts'
import { everyAnswer } from '#http/security-headers.ts'
import { siteOf } from '#sites/sites.ts'
import type { World } from '#world.ts'

type Icon = { readonly pixels: number; readonly draw: (site: Site) => string }

/** What phones want that do not take drawings. Apple's must fill its square. */
const icons: Readonly<Record<string, Icon>> = {
  '/icon-192.png': { pixels: 192, draw: brandIcon },
  '/icon-512.png': { pixels: 512, draw: brandIcon },
  '/icon-maskable-512.png': { pixels: 512, draw: maskableIcon },
  '/apple-touch-icon.png': { pixels: 180, draw: maskableIcon },
}

const POINTS_PER_INCH = 72
const MOST_KEPT = 64

/** Drawn at its size, not enlarged. */
function paint({ pixels, draw }: Icon, site: Site): Promise<Buffer> {
  const svg = Buffer.from(draw(site))
  const density = Math.ceil((POINTS_PER_INCH * pixels) / 32)
  return sharp(svg, { density }).resize(pixels, pixels).png({ compressionLevel: 9 }).toBuffer()
}

/** Answers the pictures of a site's mark for the home screens of phones; false for any other address. */
export function createIcons(world: World): (exchange: Exchange) => Promise<boolean> {
  const painted = new Map<string, Promise<Buffer>>()
  return async ({ visit, request, response }) => {
    const icon = icons[visit.pathname]
    if (icon === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return false
    const site = await siteOf(world, visit.host)
    const key = `${icon.pixels}${icon.draw(site)}`
    const painting = painted.get(key) ?? paint(icon, site)
    if (painted.size >= MOST_KEPT) painted.clear()
    painted.set(key, painting)
    const png = await painting
    const etag = entityTag(png)
    const headers = {
      ...everyAnswer,
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
      etag,
    }
    if (isKnown(request.headers['if-none-match'], etag)) response.writeHead(304, headers).end()
    else response.writeHead(200, { ...headers, 'content-length': png.length }).end(png)
    return true
  }
}
