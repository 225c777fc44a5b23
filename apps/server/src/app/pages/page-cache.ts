import { Encoded, type Encoding } from '#http/encoded.ts'
import { entityTag } from '#http/entity-tag.ts'

/** A page as it is answered to everybody who is not signed in. */
export type CachedPage = {
  readonly etag: string
  readonly headers: Readonly<Record<string, string | string[]>>
  readonly body: Encoded
  /** Finished answers, by the encoding that was wanted. */
  readonly answers: Map<Encoding, CachedAnswer>
}

export type CachedAnswer = { readonly headers: string[]; readonly bytes: Buffer }

/** A rendered page; one that must not be cached is answered to this visitor only. */
export type Rendered = {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[]>>
  readonly body: Buffer
  readonly keep: boolean
}

export type PageCacheOptions = {
  readonly freshMs: number
  /** For a match's own page, which is also forgotten as soon as the match's log grows. */
  readonly matchFreshMs: number
  /** For how long after that the old page is still answered while a new one is rendered. */
  readonly staleMs: number
  /** For how long after that the old page is answered when a new one cannot be rendered, or not soon. */
  readonly staleIfErrorMs: number
  /** So long a visitor waits for a new page when there is an old one. */
  readonly soonMs: number
  /** After a page could not be rendered, it is not tried again for this time. */
  readonly retryMs: number
  readonly mostBytes: number
}

export const defaultPageCache: PageCacheOptions = {
  freshMs: 1000,
  matchFreshMs: 15_000,
  staleMs: 1000,
  staleIfErrorMs: 300_000,
  soonMs: 1000,
  retryMs: 2000,
  mostBytes: 67_108_864,
}

type Kept = {
  readonly page: CachedPage
  readonly size: number
  /** For which network it was rendered first. */
  readonly holder: string
  freshUntil: number
  retryAt: number
  /** Whether somebody has changed what it shows, and looks whether it is there. */
  hasChanged: boolean
}
type Render = () => Promise<Rendered>
type Keeping = {
  readonly keep: (page: CachedPage) => void
  /** Whether the page was not out of date before it was done. */
  readonly isCurrent: () => boolean
}
export type Answerable = CachedPage | Rendered

const matchPage = /\/matches\/[0-9a-f]{8}-/
const ids = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g
const PAGE_EFFORT = 4
const BROKEN = 500
const MS_PER_S = 1000
/**
 * A page is kept as it is, in compressed forms that together take less, and each form once more with its
 * head: three times its size.
 */
const WITH_FORMS = 3

/**
 * Pages by address. A match's page is out of date as soon as the match's log grows, and pages of what
 * somebody looks after as soon as they change it; other pages are fresh for a second. A page is rendered once, however many ask for it. Old pages are kept for when new ones
 * cannot be rendered, and say so (stale-if-error, RFC 5861).
 */
export class PageCache {
  readonly #options: PageCacheOptions
  readonly #kept = new Map<string, Kept>()
  readonly #rendering = new Map<string, Promise<Answerable>>()
  readonly #byId = new Map<string, Set<string>>()
  readonly #bytesOf = new Map<string, number>()
  #bytes = 0

  constructor(options: Partial<PageCacheOptions> = {}) {
    this.#options = { ...defaultPageCache, ...options }
  }

  get bytes(): number {
    return this.#bytes
  }

  /** The cached page, if it may be answered now. */
  find(key: string, render: Render): CachedPage | undefined {
    const kept = this.#kept.get(key)
    if (!kept) return undefined
    const now = performance.now()
    const late = now - kept.freshUntil
    if (late > this.#options.staleMs) {
      return now < kept.retryAt ? staleFrom(kept, now) : undefined
    }
    if (late > 0) this.#renderOnce(key, render).catch(() => undefined)
    return kept.page
  }

  /** The page rendered anew for somebody of a network; the old one when that fails or takes long. */
  async render(key: string, render: Render, holder = ''): Promise<Answerable> {
    const rendering = this.#renderOnce(key, render, holder)
    const kept = this.#kept.get(key)
    if (kept === undefined) return rendering
    const old = () => staleFrom(kept, performance.now())
    const fresh = rendering.then(
      (page) => ('status' in page && page.status >= BROKEN ? old() : page),
      old,
    )
    return kept.hasChanged ? fresh : soonOr(fresh, { ms: this.#options.soonMs, instead: old })
  }

  #renderOnce(key: string, render: Render, holder = ''): Promise<Answerable> {
    const known = this.#rendering.get(key)
    if (known) return known
    const keep = (page: CachedPage) => this.#keep(key, page, holder)
    const isCurrent = () => this.#rendering.get(key) === rendering
    const rendering = this.#renderAndKeep(key, render, { keep, isCurrent })
    this.#rendering.set(key, rendering)
    return rendering
  }

  /** The pages of the match are out of date, including those being rendered. */
  expireMatch(matchId: string): void {
    this.#expire(matchId)
  }

  /** Somebody has changed a thing: old pages of it are answered only where no new ones can be rendered. */
  expireChanged(id: string): void {
    for (const kept of this.#expire(id)) kept.hasChanged = true
  }

  #expire(id: string): Kept[] {
    const now = performance.now()
    const expired = [...(this.#byId.get(id) ?? [])].flatMap((key) => this.#kept.get(key) ?? [])
    for (const kept of expired) {
      kept.freshUntil = Math.min(kept.freshUntil, now - this.#options.staleMs - 1)
    }
    for (const key of this.#rendering.keys()) if (key.includes(id)) this.#rendering.delete(key)
    return expired
  }

  async #renderAndKeep(
    key: string,
    render: Render,
    { keep, isCurrent }: Keeping,
  ): Promise<Answerable> {
    let isBroken = true
    try {
      const rendered = await render()
      isBroken = rendered.status >= BROKEN
      if (!rendered.keep) return rendered
      const page = pageOf(rendered)
      if (isCurrent()) keep(page)
      return page
    } finally {
      const kept = this.#kept.get(key)
      if (isBroken && kept) kept.retryAt = performance.now() + this.#options.retryMs
      if (isCurrent()) this.#rendering.delete(key)
    }
  }

  #keep(key: string, page: CachedPage, newcomer: string): void {
    const holder = this.#kept.get(key)?.holder ?? newcomer
    this.#forget(key)
    const size = page.body.plain.length * WITH_FORMS + key.length
    const { freshMs, matchFreshMs } = this.#options
    const freshUntil = performance.now() + (matchPage.test(key) ? matchFreshMs : freshMs)
    this.#kept.set(key, { page, freshUntil, size, holder, retryAt: 0, hasChanged: false })
    this.#count(holder, size)
    for (const id of key.match(ids) ?? []) {
      const keys = this.#byId.get(id) ?? new Set()
      this.#byId.set(id, keys.add(key))
    }
    this.#tidy()
  }

  /**
   * Forgets pages that are not answered any more. Where the others take too much room, the oldest of the
   * network that fills most of it go: whoever asks for everything takes no room from others.
   */
  #tidy(): void {
    const { staleIfErrorMs, mostBytes } = this.#options
    const tooOld = performance.now() - staleIfErrorMs
    for (const [key, { freshUntil }] of this.#kept) {
      if (freshUntil >= tooOld) break
      this.#forget(key)
    }
    while (this.#bytes > mostBytes) {
      const [most = ''] = [...this.#bytesOf].toSorted(([, one], [, other]) => other - one)[0] ?? []
      for (const [key, { holder }] of this.#kept) {
        if (holder !== most) continue
        this.#forget(key)
        break
      }
    }
  }

  #count(holder: string, change: number): void {
    const bytes = (this.#bytesOf.get(holder) ?? 0) + change
    if (bytes === 0) this.#bytesOf.delete(holder)
    else this.#bytesOf.set(holder, bytes)
    this.#bytes += change
  }

  #forget(key: string): void {
    const kept = this.#kept.get(key)
    if (!kept) return
    this.#kept.delete(key)
    this.#count(kept.holder, -kept.size)
    for (const id of key.match(ids) ?? []) {
      const keys = this.#byId.get(id)
      keys?.delete(key)
      if (keys?.size === 0) this.#byId.delete(id)
    }
  }
}

/** The old page, with its age (RFC 9111, 5.1) and why it is sent (RFC 9211). */
function staleFrom({ page, freshUntil }: Kept, now: number): CachedPage {
  const age = Math.max(1, Math.ceil((now - freshUntil) / MS_PER_S))
  const status = `Pavilion; hit; ttl=-${age}; detail=stale-if-error`
  const headers = { ...page.headers, age: String(age), 'cache-status': status }
  return { ...page, headers, answers: new Map() }
}

type Otherwise<T> = { readonly ms: number; readonly instead: () => T }

async function soonOr<T>(work: Promise<T>, { ms, instead }: Otherwise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(instead()), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

function pageOf({ body, headers }: Rendered): CachedPage {
  const etag = entityTag(body)
  return {
    etag,
    headers: { ...headers, etag },
    body: new Encoded(body, PAGE_EFFORT),
    answers: new Map(),
  }
}
