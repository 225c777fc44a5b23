import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import type { Source } from './limits.ts'
import { cricsheetFiles } from './sources.ts'

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sources-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

async function found(...paths: string[]): Promise<string[]> {
  const sources: Source[] = []
  for await (const source of cricsheetFiles(paths)) sources.push(source)
  return sources.map((source) =>
    'text' in source ? `${inFolder(source.file)}: ${source.text}` : source.reason,
  )
}

const inFolder = (file: string) => file.replace(`${folder}/`, '')

async function writeZip(name: string, files: Record<string, string | Buffer>): Promise<string> {
  const zip = new ZipFile()
  for (const [file, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), file)
  zip.end()
  const path = join(folder, name)
  await pipeline(zip.outputStream, createWriteStream(path))
  return path
}

test('files are found in folders in order, and other things left alone', async () => {
  const root = join(folder, 'root')
  await mkdir(join(root, 'b'), { recursive: true })
  await writeFile(join(root, 'c.json'), '3')
  await writeFile(join(root, 'a.json'), '1')
  await writeFile(join(root, 'b', 'x.json'), '2')
  await writeFile(join(root, 'README.txt'), 'no')
  await writeFile(join(root, 'b', 'INDEX.json'), '[]')
  await symlink(root, join(root, 'b', 'round'))

  expect(await found(root)).toEqual(['root/a.json: 1', 'root/b/x.json: 2', 'root/c.json: 3'])
})

test('what cannot be read is told and does not stop the rest', async () => {
  const last = join(folder, 'last.json')
  const odd = join(folder, 'odd.txt')
  await writeFile(last, '9')
  await writeFile(odd, '9')
  const reasons = await found(join(folder, 'nowhere.json'), odd, last)

  expect(reasons).toEqual([
    expect.stringContaining('ENOENT'),
    'Neither .json nor .zip.',
    'last.json: 9',
  ])
})

test('a byte order mark is no part of a match, and bytes that are no UTF-8 are told', async () => {
  const marked = join(folder, 'marked.json')
  const wide = join(folder, 'wide.json')
  await writeFile(marked, '\uFEFF{}')
  await writeFile(wide, Buffer.from('\uFEFF{}', 'utf16le'))

  expect(await found(marked, wide)).toEqual(['marked.json: {}', 'Not a text in UTF-8.'])
})

test('an archive gives its matches and refuses archives inside it', async () => {
  const path = await writeZip('all.zip', {
    'README.txt': 'read me',
    '1.json': '{"a":1}',
    'more/2.json': '{"a":2}',
    'more/inner.zip': 'PK',
    'INDEX.json': '[]',
    '__MACOSX/1.json': 'x',
  })

  expect(await found(path)).toEqual([
    'all.zip/1.json: {"a":1}',
    'all.zip/more/2.json: {"a":2}',
    'An archive inside an archive.',
  ])
})

test('file names that lead out of an archive are refused, and the rest is read', async () => {
  const path = await writeZip('evil.zip', {
    'xx/evil.json': '1',
    'a/ok.json': '2',
    'bb/evil.json': '3',
  })
  const bytes = await readFile(path)
  const changed = bytes
    .toString('latin1')
    .replaceAll('xx/evil.json', '../evil.json')
    .replaceAll('bb/evil.json', '/b/evil.json')
  await writeFile(path, Buffer.from(changed, 'latin1'))

  expect(await found(path)).toEqual([
    expect.stringContaining('Unsafe name'),
    'evil.zip/a/ok.json: 2',
    expect.stringContaining('Unsafe name'),
  ])
})

test('a file that inflates beyond all matches is refused', async () => {
  const path = await writeZip('bomb.zip', {
    'big.json': ' '.repeat(65 * 1024 * 1024),
    'ok.json': '1',
  })

  expect(await found(path)).toEqual(['Inflates to more than 64 MB.', 'bomb.zip/ok.json: 1'])
})

test('what is wrong inside an archive is told by the names of both', async () => {
  const path = await writeZip('wide.zip', {
    'a/wide.json': Buffer.from('\uFEFF{}', 'utf16le'),
    'b.zip': '',
  })
  const named: string[] = []
  for await (const { file } of cricsheetFiles([path])) named.push(inFolder(file))

  expect(named).toEqual(['wide.zip/a/wide.json', 'wide.zip/b.zip'])
})

test('what is no archive is told', async () => {
  const path = join(folder, 'no.zip')
  await writeFile(path, 'not a zip at all, but long enough to be looked at')

  expect(await found(path)).toEqual([expect.stringContaining('Not a readable zip archive')])
})
