import { expect, test } from 'vitest'
import { clientAddress } from '#http/client-address.ts'
import { encodingFor } from '#http/encoded.ts'
import { isKnown } from '#http/entity-tag.ts'
import { isPrivate } from '#http/private-address.ts'
import { scriptHashes } from '#http/security-headers.ts'

test('who asks is the connection itself where no proxy is trusted', () => {
  expect(clientAddress('9.9.9.9', '1.1.1.1', 0)).toBe('9.9.9.9')
})

test('an address of IPv4 is written as one, whichever socket it came through', () => {
  expect(clientAddress('::ffff:127.0.0.1', undefined, 0)).toBe('127.0.0.1')
  expect(clientAddress('10.0.0.1', '::FFFF:2.2.2.2', 1)).toBe('2.2.2.2')
  expect(clientAddress('2001:db8::1', undefined, 0)).toBe('2001:db8::1')
})

test('who asks is what the outermost trusted proxy saw, whatever the visitor made up before it', () => {
  expect(clientAddress('10.0.0.1', '6.6.6.6, 2.2.2.2', 1)).toBe('2.2.2.2')
  expect(clientAddress('10.0.0.1', '6.6.6.6, 2.2.2.2, 10.0.0.2', 2)).toBe('2.2.2.2')
  expect(clientAddress('10.0.0.1', '2.2.2.2', 3)).toBe('2.2.2.2')
  expect(clientAddress('10.0.0.1', undefined, 1)).toBe('10.0.0.1')
})

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['gzip;q=0.000', 'identity'],
  ['brotli', 'identity'],
  [undefined, 'identity'],
])('who reads %s is sent %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})

test('entity tags are compared weakly', () => {
  expect(isKnown('"a", W/"b"', '"b"')).toBe(true)
  expect(isKnown('*', 'W/"b"')).toBe(true)
  expect(isKnown('"c"', 'W/"b"')).toBe(false)
  expect(isKnown(undefined, 'W/"b"')).toBe(false)
})

test.each([
  '127.0.0.1',
  '::1',
  '::ffff:127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  'fd00::1',
])('%s is of this machine or its network', (address) => expect(isPrivate(address)).toBe(true))

test.each(['8.8.8.8', '172.32.0.1', '2001:db8::1', '::ffff:8.8.8.8', 'localhost', ''])(
  '%s is a stranger',
  (address) => expect(isPrivate(address)).toBe(false),
)

test('a script without the nonce of the page is not allowed to run', () => {
  const html =
    '<script nonce="n1">own()</script><script>evil()</script><script nonce="n2">evil()</script><script nonce="n1" src="/a.js"></script>'

  expect(scriptHashes(html, 'n1')).toHaveLength(1)
})
