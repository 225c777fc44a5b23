import { createHash } from 'node:crypto'

/** Headers of every answer. */
export const everyAnswer: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
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
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
]

/** What a page may load and run: our own files, and inline scripts named by nonce or hash. */
export function contentSecurityPolicy(scripts: readonly string[], embeddable: boolean): string {
  const sources = ["'self'", ...scripts.map((script) => `'${script}'`)].join(' ')
  const frames = embeddable ? 'frame-ancestors *' : "frame-ancestors 'none'"
  return [...rules, `script-src ${sources}`, frames].join('; ')
}

export const isEmbeddable = (pathname: string) => /^\/embed(\/|$)/.test(pathname)

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
