import { createHash } from 'node:crypto'

/** Headers of every answer. */
export const everyAnswer: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
}

/** On answers that are not pages: opened as one, nothing in them runs, and nobody frames them. */
export const noPage = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" }

/** One year, for visitors who came over TLS. */
export const strictTransport = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
}

const rules = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "media-src 'self'",
  "frame-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
]

const named = (scripts: readonly string[]) => scripts.map((script) => `'${script}'`).join(' ')

/** What a page may load and run: our own files, and inline scripts named by nonce or hash. */
export const contentSecurityPolicy = (scripts: readonly string[]): string =>
  [...rules, `script-src 'self' ${named(scripts)}`.trimEnd(), "frame-ancestors 'none'"].join('; ')

const smallRules = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "font-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
]

const ID = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}'
const embed = new RegExp(
  `^/embed/(?:matches/${ID}/(?:line|board)|tournaments/${ID}/(?:table|fixtures))$`,
  'i',
)
const overlay = new RegExp(`^/overlay/matches/${ID}$`, 'i')

type SmallPage = {
  readonly pathname: string
  readonly origin: string
  readonly scripts: readonly string[]
}

/**
 * The headers of the small pages that other sites frame, and of the one that is laid over a video; undefined
 * for other pages. Nobody is signed in on them. They may be sandboxed without an origin: then they are a
 * stranger to their own host, which is why it is named beside `'self'` and answers them in spite of that.
 */
export function smallPageHeaders({ pathname, origin, scripts }: SmallPage) {
  const isEmbed = embed.test(pathname)
  if (!isEmbed && !overlay.test(pathname)) return undefined
  const policy = [
    ...smallRules,
    `connect-src 'self' ${origin}`,
    `script-src ${named(scripts)}`,
    isEmbed ? 'frame-ancestors *' : "frame-ancestors 'none'",
  ]
  return {
    'content-security-policy': policy.join('; '),
    ...(isEmbed
      ? { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }
      : {}),
  }
}

/** The hashes of the inline scripts that the page wrote itself: only those carry its nonce. */
export function scriptHashes(html: string, nonce: string): string[] {
  const own = new RegExp(
    `<script(?=[^>]*\\snonce="${nonce}")(?![^>]*\\ssrc=)[^>]*>([^]*?)</script>`,
    'g',
  )
  return [...html.matchAll(own)].map(([, script = '']) => {
    const digest = createHash('sha256').update(script).digest('base64')
    return `sha256-${digest}`
  })
}
