import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import path from 'node:path'
import { Encoded, encodingFor } from '#http/encoded.ts'
import { entityTag, isKnown } from '#http/entity-tag.ts'
import { everyAnswer } from '#http/security-headers.ts'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}
const compressible = /^text\/|json|svg|xml/
/** The ending of a file's brotli form, which lies beside it. */
export const BROTLI = '.br'

const typeOf = (file: string) => types[path.extname(file)] ?? 'application/octet-stream'

export const isCompressible = (file: string): boolean => compressible.test(typeOf(file))

type File = {
  readonly body: Encoded
  readonly compressed: boolean
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
}

type Assets = (...args: [...Parameters<RequestListener>, next: () => void]) => void

/**
 * The files of a folder, read once and kept in memory with the brotli form beside them; browsers may keep
 * those with a hash in their name for a year.
 */
export function staticFiles(folder: string): Assets {
  const files = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith(BROTLI))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [`/${path.relative(folder, file).replaceAll(path.sep, '/')}`, file])
      .map(([address = '', file = '']) => [address, readFile(address, file)]),
  )
  return (request, response, next) => {
    const file = files.get(pathOf(request.url))
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!file || !isRead) return next()
    return void answer(file, request, response)
  }
}

const pathOf = (url = '') => url.split('?')[0] ?? ''

function readFile(address: string, file: string): File {
  const bytes = readFileSync(file)
  const isHashed = address.startsWith('/assets/')
  const etag = entityTag(bytes)
  return {
    body: new Encoded(
      bytes,
      9,
      existsSync(file + BROTLI) ? readFileSync(file + BROTLI) : undefined,
    ),
    compressed: isCompressible(file),
    etag,
    headers: {
      ...everyAnswer,
      'content-type': typeOf(file),
      'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag,
      vary: 'accept-encoding',
    },
  }
}

async function answer(
  file: File,
  ...[request, response]: Parameters<RequestListener>
): Promise<void> {
  if (isKnown(request.headers['if-none-match'], file.etag)) {
    response.writeHead(304, file.headers).end()
    return
  }
  const wanted = file.compressed ? encodingFor(request.headers['accept-encoding']) : 'identity'
  const { bytes, encoding } = await file.body.as(wanted)
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding)
  response.writeHead(200, { ...file.headers, 'content-length': bytes.length })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}
