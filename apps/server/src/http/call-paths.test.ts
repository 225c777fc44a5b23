import { expect, test } from 'vitest'
import { callPaths } from './call-paths.ts'

const call = { get: { responses: {} } }
const file = { requestBody: { content: { 'image/png': {} } }, responses: {} }
const pathAt = callPaths({
  openapi: '3.1.1',
  info: { title: 'Calls', version: '1' },
  paths: {
    '/matches': call,
    '/matches/{id}': call,
    '/matches/filter': { post: { responses: {} } },
    '/matches/{id}/innings/{number}': call,
    '/matches/filter/saved': call,
    '/pictures/{id}': { post: file },
  },
})

test.each([
  ['/matches', '/matches'],
  ['/matches/m-1', '/matches/{id}'],
  ['/matches/filter', '/matches/filter'],
  ['/matches/filter/saved', '/matches/filter/saved'],
  ['/matches/m-1/innings/2', '/matches/{id}/innings/{number}'],
  // What begins like a name may still be a parameter.
  ['/matches/filter/innings/2', '/matches/{id}/innings/{number}'],
])('%s is %s', (pathname, path) => {
  expect(pathAt(pathname)?.path).toBe(path)
})

test.each([
  '/',
  '',
  '/matches/',
  '/matches/m-1/',
  '/matches/m-1/innings',
  '/MATCHES',
  '/matches//innings/2',
])('the address "%s" is none of them', (pathname) => {
  expect(pathAt(pathname)).toBeUndefined()
})

test('a path tells its methods and the files that it takes', () => {
  expect(pathAt('/matches/filter')).toMatchObject({ methods: ['POST'], files: [] })
  expect(pathAt('/pictures/p-1')).toMatchObject({ methods: ['POST'], files: ['image/png'] })
})
