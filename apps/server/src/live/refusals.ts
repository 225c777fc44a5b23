import { refusal } from '#http/refusals.ts'
import { everyAnswer } from '#http/security-headers.ts'
import { refusalBytes } from './answers.ts'

const noMatch = ['MATCH_NOT_FOUND', 'Match not found.'] as const
export const unknown = () => refusalBytes('404 Not Found', ...noMatch)
export const unknownMatch = { status: 404, body: refusal(...noMatch), headers: everyAnswer }
export const notInThatForm = () =>
  refusalBytes('406 Not Acceptable', 'ONLY_A_STREAM', 'This address serves event streams only.')
export const crowded = () =>
  refusalBytes(
    '503 Service Unavailable',
    'TOO_MANY_STREAMS',
    'Too many people are watching from your network.',
  )
const notNow = ['UNAVAILABLE', 'The score cannot be read at the moment. Try again soon.'] as const
export const unavailable = () => refusalBytes('503 Service Unavailable', ...notNow)
export const unreadable = {
  status: 503,
  body: refusal(...notNow),
  headers: { ...everyAnswer, 'retry-after': '5' },
}
