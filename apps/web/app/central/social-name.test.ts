import { expect, test } from 'vitest'
import { socialName } from './social-name.ts'

test.each([
  ['https://www.instagram.com/raviwanderers', 'Instagram'],
  ['https://m.facebook.com/ravi', 'Facebook'],
  ['https://instagram.com.example.org/ravi', 'instagram.com.example.org'],
  ['https://forum.example.org/ravi', 'forum.example.org'],
])('%s is called %s', (link, name) => {
  expect(socialName(link)).toBe(name)
})
