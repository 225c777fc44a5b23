import { expect, test } from 'vitest'
import { isLocalOrigin } from './local-origin.ts'

test.each([
  undefined,
  'http://localhost:3000',
  'https://one.localhost',
  'http://127.1.2.3',
  'http://[::1]:3000',
])('%s is the machine itself', (origin) => {
  expect(isLocalOrigin(origin)).toBe(true)
})

test.each([
  'https://cricket.example.org',
  'http://192.168.1.5:3000',
  'https://localhost.example.org',
  'http://[2001:db8::1]',
])('%s is reached by others', (origin) => {
  expect(isLocalOrigin(origin)).toBe(false)
})
