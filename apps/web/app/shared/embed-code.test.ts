import { expect, test } from 'vitest'
import { embedCode } from './embed-code.ts'

test('names cannot end an attribute of the code', () => {
  const code = embedCode({
    address: 'https://cricket.example/embed?a=1&theme=dark',
    title: 'The "A" side v <b>',
    height: 104,
  })

  expect(code).toContain('src="https://cricket.example/embed?a=1&amp;theme=dark"')
  expect(code).toContain('title="The &quot;A&quot; side v &lt;b>"')
  expect(code).toContain('sandbox="allow-scripts ')
})
