import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import zlib from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { compressFiles } from '#app/start/compress-files.ts'
import { staticFiles } from './static-files.ts'

const script = 'export const over = "six balls"\n'.repeat(200)
const picture = Buffer.alloc(2000, 7)

/** A folder as a build leaves it, compressed. */
async function builtFolder(): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'static-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(path.join(folder, 'assets'))
  writeFileSync(path.join(folder, 'assets', 'page-1.js'), script)
  writeFileSync(path.join(folder, 'face.png'), picture)
  await compressFiles(folder)
  return folder
}

/** Serves a folder; answers how to ask it for a path, with the body as it was sent. */
async function serve(folder: string) {
  const files = staticFiles(folder)
  const server = createServer((request, response) =>
    files(request, response, () => response.writeHead(404).end()),
  ).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return (at: string, encoding: string) =>
    fetch(origin + at, { headers: { 'accept-encoding': encoding } })
}

test('a file is sent as the build has compressed it, and unpacks to what it was', async () => {
  const folder = await builtFolder()
  const ask = await serve(folder)
  const made = readFileSync(path.join(folder, 'assets', 'page-1.js.br'))

  const answer = await ask('/assets/page-1.js', 'gzip, br')

  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(Number(answer.headers.get('content-length'))).toBe(made.length)
  expect(await answer.text()).toBe(script)
  expect(zlib.brotliDecompressSync(made).toString()).toBe(script)
})

test('whoever takes no brotli gets gzip, or the file as it is', async () => {
  const ask = await serve(await builtFolder())

  const zipped = await ask('/assets/page-1.js', 'gzip')
  const plain = await ask('/assets/page-1.js', 'identity')

  expect(zipped.headers.get('content-encoding')).toBe('gzip')
  expect(await zipped.text()).toBe(script)
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(await plain.text()).toBe(script)
})

test('the compressed form has no address of its own, and pictures have none', async () => {
  const ask = await serve(await builtFolder())

  expect((await ask('/assets/page-1.js.br', 'br')).status).toBe(404)
  const face = await ask('/face.png', 'br')
  expect(face.headers.get('content-encoding')).toBeNull()
  expect(Buffer.from(await face.arrayBuffer())).toEqual(picture)
})
