import { createHash } from 'node:crypto'

/** The same for two requests that say the same, in whatever order they say it. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value

export const requestHash = (request: object): Buffer =>
  createHash('sha256').update(JSON.stringify(request, inOrder)).digest()
