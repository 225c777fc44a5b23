import type { SlotKind } from '@pavilion/contract/grounds/ground-facts.ts'
import { minorUnits, percent } from '@pavilion/contract/money.ts'

type Hired = { readonly name: string; readonly about: string; readonly dear: number }

/** The sample grounds, and their prices as multiples of the base price. */
export const sampleGrounds: readonly Hired[] = [
  {
    name: 'Canal View Oval',
    about: 'Sample ground. A full oval beside the canal, with turf pitches and a small stand.',
    dear: 3,
  },
  {
    name: 'Fort Road Gymkhana',
    about: 'Sample ground. Old gymkhana turf with a wooden pavilion and shade on one side.',
    dear: 4,
  },
  {
    name: 'Rivergate Ground',
    about: 'Sample ground. The academy’s home: two turf pitches, six nets and floodlights.',
    dear: 2,
  },
  {
    name: 'Seaview Park',
    about: 'Sample ground. Coir matting, sea wind, and room for every age.',
    dear: 1,
  },
  {
    name: 'Mills Ground',
    about: 'Sample ground. Cement pitches inside the mill colony, lit until midnight.',
    dear: 1,
  },
  {
    name: 'Hub River Ground',
    about: 'Sample ground. Open country by the river, turf in season and matting for the rest.',
    dear: 1,
  },
]

export const sampleAmenities = [
  'Changing rooms',
  'Drinking water',
  'Floodlights',
  'Parking',
  'Scoreboard',
  'Washrooms',
]

export const sampleRules = [
  'No metal spikes on matting.',
  'Leave the ground within fifteen minutes of the end of your slot.',
  'Play stops when the groundsman says that the pitch is not fit.',
]

export const sampleTerms = [
  { hours_before: 72, percent: percent(100) },
  { hours_before: 24, percent: percent(50) },
]

type Hours = {
  readonly starts: string
  readonly ends: string
  readonly kind: SlotKind
  readonly price: number
}

/** Prices in whole units of the currency, before the ground's multiple. */
const hours: readonly Hours[] = [
  { starts: '06:00', ends: '10:00', kind: 'standard', price: 4_000 },
  { starts: '10:30', ends: '14:30', kind: 'standard', price: 3_500 },
  { starts: '15:00', ends: '19:00', kind: 'standard', price: 5_000 },
  { starts: '19:30', ends: '23:30', kind: 'floodlight', price: 7_500 },
]
const PEAK_DAYS = [6, 7]
const PEAK_MORE = 1_500
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7]

/** Four slots daily; the daylight ones cost the peak price on Saturdays and Sundays. */
export const sampleSlots = (dear: number, unit: number) =>
  WEEKDAYS.flatMap((weekday) =>
    hours.map(({ starts, ends, kind, price }) => {
      const isPeak = PEAK_DAYS.includes(weekday) && kind === 'standard'
      return {
        weekday,
        starts,
        ends,
        kind: isPeak ? ('peak' as const) : kind,
        price: minorUnits((isPeak ? price + PEAK_MORE : price) * dear * unit),
      }
    }),
  )

export const sampleEquipment = [
  { name: 'Set of stumps and bails', price: 300, quantity: 4 },
  { name: 'White ball, new', price: 1_200, quantity: 20 },
  { name: 'Bowling machine', price: 2_500, quantity: 1 },
]

/** Sample officials that can be hired at every ground. */
export const sampleOfficials = [
  { name: 'Rustam Sethi', role: 'umpire', price: 2_000 },
  { name: 'Iqrar Bhutta', role: 'umpire', price: 2_000 },
  { name: 'Parvez Dinshaw', role: 'scorer', price: 1_500 },
] as const

export type SampleBooking = {
  readonly by: 'member' | 'player' | 'coach'
  readonly ground: string
  /** Days from today. */
  readonly day: number
  readonly purpose: string
  readonly review?: { readonly stars: number; readonly text: string; readonly reply?: string }
}

/** In the evening, when no sample match is played. */
export const sampleBookings: readonly SampleBooking[] = [
  {
    by: 'member',
    ground: 'Rivergate Ground',
    day: -20,
    purpose: 'Sample booking: office six-a-side',
    review: {
      stars: 5,
      text: 'Sample review. Bright lights, a true pitch, and the nets were free beforehand.',
      reply: 'Sample answer. Come again; the second pitch has been relaid.',
    },
  },
  {
    by: 'player',
    ground: 'Rivergate Ground',
    day: -12,
    purpose: 'Sample booking: trial match',
    review: { stars: 4, text: 'Sample review. Good ground. The scoreboard side has little shade.' },
  },
  {
    by: 'coach',
    ground: 'Mills Ground',
    day: -9,
    purpose: 'Sample booking: under-19 practice',
    review: { stars: 3, text: 'Sample review. Fair price; the outfield is rough after rain.' },
  },
  { by: 'player', ground: 'Seaview Park', day: -5, purpose: 'Sample booking: beach league' },
  { by: 'member', ground: 'Canal View Oval', day: 3, purpose: 'Sample booking: friendly' },
  { by: 'player', ground: 'Fort Road Gymkhana', day: 6, purpose: 'Sample booking: club evening' },
  { by: 'coach', ground: 'Rivergate Ground', day: 8, purpose: 'Sample booking: fielding camp' },
]
