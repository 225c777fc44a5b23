import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { nobody } from '#http/caller.ts'
import { freshApp } from '#app/app-context.testing.ts'
import { runImageWorker } from './image-worker.ts'

const app = await freshApp('empty')
const folder = await mkdtemp(path.join(tmpdir(), 'image-worker-'))
let written = 0

async function programOf(text: string): Promise<string> {
  const program = path.join(folder, `${(written += 1)}.mjs`)
  await writeFile(program, text)
  return program
}

type Sent = { readonly file?: string; readonly accountId?: string }

async function draw(program: string, { file = 'a picture', accountId = 'Asha' }: Sent = {}) {
  const job = { program, file: Buffer.from(file), accountId }
  return (await runImageWorker({ app, caller: nobody }, job))?.toString()
}

const copy = await programOf('process.stdin.pipe(process.stdout)')

test('what the program writes is what comes of the file', async () => {
  expect(await draw(copy)).toBe('a picture')
})

test.each([
  ['falls over', "process.stdout.write('half'); process.kill(process.pid, 'SIGSEGV')"],
  ['gives up on', 'process.exitCode = 3'],
  ['does not read', 'process.exit(0)'],
  ['is too broken for', '}'],
  ['takes a gigabyte for', 'process.stdout.write(String(Buffer.alloc(2 ** 30, 1).length))'],
])('nothing comes of a file that the program %s, and the next is drawn', async (_, text) => {
  expect(await draw(await programOf(text), { file: 'x'.repeat(1_000_000) })).toBeUndefined()
  expect(await draw(copy)).toBe('a picture')
})

test('a program that computes without end is ended', { timeout: 60_000 }, async () => {
  expect(await draw(await programOf('for (;;);'))).toBeUndefined()
})

test('an account waits for its own pictures, and not for those of others', async () => {
  const gate = path.join(folder, 'gate')
  const held = await programOf(
    `import { existsSync } from 'node:fs'
     while (!existsSync(${JSON.stringify(gate)})) await new Promise((next) => setTimeout(next, 10))
     process.stdout.write('held')`,
  )
  const own = Array.from({ length: 3 }, () => draw(held))

  expect(await draw(copy, { accountId: 'Bilal' })).toBe('a picture')
  await writeFile(gate, '')
  expect(await Promise.all(own)).toEqual(['held', 'held', 'held'])
})

test('of one account one is drawn, eight wait, and who comes then is told to come back', async () => {
  const ends = await Promise.allSettled(Array.from({ length: 10 }, () => draw(copy)))

  expect(ends.slice(0, 9).every(({ status }) => status === 'fulfilled')).toBe(true)
  expect(ends[9]).toMatchObject({ reason: { code: 'PICTURES_BUSY' } })
})

test('the process of the next picture has been started before it comes, and reads one file', async () => {
  const program = await programOf(
    `const started = Date.now()
     process.stdin.once('data', (file) => process.stdout.write(file + ' ' + process.pid + ' ' + started))`,
  )
  await draw(program)
  const before = Date.now()
  const [text = '', pid, started] = (await draw(program, { file: 'second' }))?.split(' ') ?? []
  const [, other] = (await draw(program))?.split(' ') ?? []

  expect(text).toBe('second')
  expect(Number(started)).toBeLessThan(before)
  expect(other).not.toBe(pid)
})
