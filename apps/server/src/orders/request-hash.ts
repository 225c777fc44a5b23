import { createHash } from 'node:crypto'

/** Sorts keys, so that requests with the same content get the same text. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value

export const requestHash = (request: object): Buffer =>
  createHash('sha256').update(JSON.stringify(request, inOrder)).digest()
