import { expect, test } from 'vitest'
import { createLog } from './create-log.ts'

const lines: string[] = []
const log = createLog('trace', { write: (line) => void lines.push(line) })

/** The newest line, as it was written and as it is read. */
function logged(text: string): { line: string; told: unknown } {
  log.info({ text }, 'told')
  const line = lines.at(-1) ?? ''
  const { text: told } = JSON.parse(line)
  return { line, told }
}

test.each([
  ['another line', 'x\n{"level":30,"msg":"all is well"}'],
  ['a line of its own', 'x\r\ny'],
  ['colours', '\u001b[31mred\u001b[0m'],
  ['colours, by one sign', '\u009b31mred'],
  ['a line by other signs', 'x\u2028y\u2029z\u0085'],
  ['letters from right to left', 'abc\u202edef\u2066ghi'],
  ['nothing', 'a\u200bb\ufeffc\u007f'],
  ['a bell', '\u0007'],
])('whoever sends %s in is told as it is, on one line', (_, text) => {
  const { line, told } = logged(text)

  expect(line).toMatch(/^\{[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*\}\n$/u)
  expect(told).toBe(text)
})

test('the log keeps text in any script', () => {
  expect(logged('محمد علی, José, 李').line).toContain('محمد علی, José, 李')
})

test('the log does not quote a row that broke a constraint', () => {
  const error = Object.assign(new Error('broke a rule'), { detail: 'Key (email)=(a@example.org)' })
  log.error({ err: error }, 'a call failed')

  expect(lines.at(-1)).toContain('broke a rule')
  expect(lines.at(-1)).not.toContain('a@example.org')
})
