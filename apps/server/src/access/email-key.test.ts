import { expect, test } from 'vitest'
import { emailKey } from './email-key.ts'

test.each([
  'ayesha@example.org',
  'Ayesha@Example.ORG',
  ' ayesha@example.org ',
  'ayesha@example.org.',
  'ayesha+cricket@example.org',
])('%j is the mailbox of ayesha@example.org', (email) => {
  expect(emailKey(email)).toBe('ayesha@example.org')
})

test('an address that is only a tag keeps the tag', () => {
  expect(emailKey('+tag@example.org')).toBe('+tag@example.org')
})
