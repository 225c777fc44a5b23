import { refusal } from '#http/refusals.ts'
import { everyAnswer } from '#http/security-headers.ts'
import { refusalBytes } from './answers.ts'

const noMatch = ['MATCH_NOT_FOUND', 'We do not know that match.'] as const
export const unknown = () => refusalBytes('404 Not Found', ...noMatch)
export const unknownMatch = { status: 404, body: refusal(...noMatch), headers: everyAnswer }
export const notInThatForm = () =>
  refusalBytes(
    '406 Not Acceptable',
    'ONLY_A_STREAM',
    'Here are streams of events, and nothing else.',
  )
export const crowded = () =>
  refusalBytes(
    '503 Service Unavailable',
    'TOO_MANY_STREAMS',
    'Too many are watching from here just now.',
  )
const notNow = ['UNAVAILABLE', 'The score cannot be read just now. Try again soon.'] as const
export const unavailable = () => refusalBytes('503 Service Unavailable', ...notNow)
export const unreadable = {
  status: 503,
  body: refusal(...notNow),
  headers: { ...everyAnswer, 'retry-after': '5' },
}
