import type { ConsoleGround, GroundText } from '@pavilion/contract/grounds/own-ground-fields.ts'
import { percent } from '@pavilion/contract/money.ts'
import type { Percent } from '@pavilion/contract/units.ts'
import * as t from '#texts/bookings.ts'

export type Step = { readonly key: string; readonly hours: string; readonly percent: string }

/** Facts and terms as the form's fields hold them. */
export type Draft = {
  readonly about: string
  readonly address: string
  /** "24.8607, 67.0011" */
  readonly position: string
  /** One per line. */
  readonly amenities: string
  readonly rules: string
  readonly aheadDays: string
  readonly noticeMinutes: string
  readonly steps: readonly Step[]
}

const AHEAD_DAYS = 90
const ALL = 100

const nothing: Omit<GroundText, 'amenities'> = {
  about: '',
  address: '',
  position: null,
  rules: [],
  cancellation: [],
  aheadDays: AHEAD_DAYS,
  noticeMinutes: 0,
}

export function draftOf({ facts, amenities }: Pick<ConsoleGround, 'facts' | 'amenities'>): Draft {
  const { about, address, position, rules, cancellation, ...times } = facts ?? nothing
  return {
    about,
    address,
    position: position ? `${position.latitude}, ${position.longitude}` : '',
    amenities: amenities.join('\n'),
    rules: rules.join('\n'),
    aheadDays: String(times.aheadDays),
    noticeMinutes: String(times.noticeMinutes),
    steps: cancellation.map(({ hoursBefore, percent }) => ({
      key: String(hoursBefore),
      hours: String(hoursBefore),
      percent: String(percent),
    })),
  }
}

/** The values of the draft; a sentence when they are not valid. */
export function wordsOf(draft: Draft): GroundText | string {
  const position = positionOf(draft.position)
  if (position === undefined) return t.enterTheLocationAsLatitude
  const aheadDays = wholeOf(draft.aheadDays)
  const noticeMinutes = wholeOf(draft.noticeMinutes)
  const steps = draft.steps.map(
    ({ hours, percent }) => [wholeOf(hours), readPercent(percent)] as const,
  )
  const cancellation = steps.flatMap(([hoursBefore, percent]) =>
    hoursBefore === undefined || percent === undefined ? [] : [{ hoursBefore, percent }],
  )
  if (aheadDays === undefined || noticeMinutes === undefined) {
    return t.enterDaysAndMinutes
  }
  if (cancellation.length < steps.length) return t.enterHoursAndPercentages
  const { about, address } = draft
  return {
    about: about.replaceAll('\r', ''),
    address,
    position,
    amenities: linesOf(draft.amenities),
    rules: linesOf(draft.rules),
    cancellation,
    aheadDays,
    noticeMinutes,
  }
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const wholeOf = (text: string): number | undefined =>
  /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : undefined

/** A typed percentage; undefined when it is none. */
export function readPercent(text: string): Percent | undefined {
  const whole = wholeOf(text)
  return whole === undefined || whole > ALL ? undefined : percent(whole)
}

/** Null when empty; undefined when it is not a position. */
function positionOf(text: string): GroundText['position'] | undefined {
  if (text.trim() === '') return null
  const parts = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)))
  const [latitude, longitude] = parts
  if (parts.length !== 2 || latitude === undefined || longitude === undefined) return undefined
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { latitude, longitude }
    : undefined
}
