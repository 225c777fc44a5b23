import type { ServerResponse } from 'node:http'
import { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import { z } from 'zod'
import { entityTag, isKnown } from '#http/entity-tag.ts'
import type { Exchange, RequestContext } from '#http/request-context.ts'
import { refusal, refuse } from '#http/refusals.ts'
import { everyAnswer } from '#http/security-headers.ts'
import { siteOf } from '#sites/sites.ts'
import type { AppContext } from '#app-context.ts'
import type { MatchPicture } from './match-picture.ts'
import { paint, refuseTooMany } from './painter.ts'

const address = /^\/matches\/([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\/(\d{1,9})\/card\.png$/
const Snapshot = z.object({ seq: z.int(), card: MatchCard })
const KEPT = 200

const cardIn = (json: string): MatchCard => Snapshot.parse(JSON.parse(json)).card

type Picture = { readonly png: Buffer; readonly etag: string }

/**
 * Answers /matches/{id}/{seq}/card.png, the picture shown where a match's page is shared. The picture of a
 * seq never changes; an outdated seq redirects to the current one. False when the address is not one of
 * these.
 */
export function createPictures(app: AppContext): (exchange: Exchange) => Promise<boolean> {
  const gallery = new Gallery(app)
  return async (exchange) => {
    const [, matchId, seq] = address.exec(exchange.context.pathname) ?? []
    if (matchId === undefined || seq === undefined) return false
    await answer(gallery, exchange, { matchId, seq: Number(seq) })
    return true
  }
}

type Asked = { readonly matchId: string; readonly seq: number }

async function answer(
  gallery: Gallery,
  { context, request, response }: Exchange,
  { matchId, seq }: Asked,
) {
  const { method = '' } = request
  if (method !== 'GET' && method !== 'HEAD') {
    const body = refusal('WRONG_METHOD', 'Pictures can only be read.')
    return refuse(response, { status: 405, body, headers: { allow: 'GET, HEAD' } })
  }
  const found = await gallery.find(matchId, context)
  if (!found) {
    const body = refusal('MATCH_NOT_FOUND', 'Match not found.')
    return refuse(response, { status: 404, body })
  }
  if (found.seq !== seq) return leadTo(response, `/matches/${matchId}/${found.seq}/card.png`)
  try {
    return send(await found.picture(), request.headers['if-none-match'], response)
  } catch (error) {
    return refuseTooMany(response, error)
  }
}

function leadTo(response: ServerResponse, location: string): void {
  response.writeHead(302, { ...everyAnswer, location, 'cache-control': 'public, max-age=5' }).end()
}

function send(
  { png, etag }: Picture,
  ifNoneMatch: string | undefined,
  response: ServerResponse,
): void {
  const headers = {
    ...everyAnswer,
    'cross-origin-resource-policy': 'cross-origin',
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    etag,
  }
  if (isKnown(ifNoneMatch, etag)) return void response.writeHead(304, headers).end()
  return void response.writeHead(200, { ...headers, 'content-length': png.length }).end(png)
}

/** The recently requested pictures. Each is painted once, however many ask for it. */
class Gallery {
  readonly #app: AppContext
  readonly #kept = new Map<string, Promise<Picture>>()

  constructor(app: AppContext) {
    this.#app = app
  }

  async find(matchId: string, context: RequestContext) {
    const { name: brand, id: siteId, organisationId } = await siteOf(this.#app, context.host)
    const snapshot = await this.#app.live.snapshot(matchId, organisationId ?? undefined)
    if (!snapshot) return undefined
    const key = `${siteId}/${matchId}/${snapshot.seq}`
    return {
      seq: snapshot.seq,
      picture: () =>
        this.#kept.get(key) ?? this.#paint(key, { card: cardIn(snapshot.json), brand }, context),
    }
  }

  #paint(key: string, picture: MatchPicture, context: RequestContext): Promise<Picture> {
    const painting = paint(this.#app, context, picture).then((png) => ({
      png,
      etag: entityTag(png),
    }))
    this.#kept.set(key, painting)
    painting.catch(() => this.#kept.delete(key))
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest)
    return painting
  }
}
