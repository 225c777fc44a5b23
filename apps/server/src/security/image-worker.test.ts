import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { nobody } from '#http/caller.ts'
import { freshApp } from '#app/app-context.testing.ts'
import { runImageWorker } from './image-worker.ts'

const app = await freshApp('empty')
const folder = await mkdtemp(path.join(tmpdir(), 'draw-apart-'))
let written = 0

async function programOf(text: string): Promise<string> {
  const program = path.join(folder, `${(written += 1)}.mjs`)
  await writeFile(program, text)
  return program
}

const draw = async (program: string, file = 'a picture'): Promise<string | undefined> =>
  (await runImageWorker({ app, caller: nobody }, program, Buffer.from(file)))?.toString()

const copy = await programOf('process.stdin.pipe(process.stdout)')

test('what the program writes is what comes of the file', async () => {
  expect(await draw(copy)).toBe('a picture')
})

test.each([
  ['falls over', "process.stdout.write('half'); process.kill(process.pid, 'SIGSEGV')"],
  ['gives up on', 'process.exitCode = 3'],
  ['does not read', 'process.exit(0)'],
  ['is too broken for', '}'],
])('nothing comes of a file that the program %s, and the next is drawn', async (_, text) => {
  expect(await draw(await programOf(text), 'x'.repeat(1_000_000))).toBeUndefined()
  expect(await draw(copy)).toBe('a picture')
})

test('one is drawn, eight wait, and who comes then is told to come back', async () => {
  const ends = await Promise.allSettled(Array.from({ length: 10 }, () => draw(copy)))

  expect(ends.slice(0, 9).every(({ status }) => status === 'fulfilled')).toBe(true)
  expect(ends[9]).toMatchObject({ reason: { code: 'PICTURES_BUSY' } })
})
