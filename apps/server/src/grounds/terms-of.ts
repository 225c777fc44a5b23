import type { GroundFacts } from '@pavilion/contract/ground-facts.ts'
import type { OfferRow } from './ground-facts.queries.ts'

type Terms = Pick<GroundFacts, 'cancellation' | 'currency' | 'aheadDays' | 'noticeMinutes'>

/** On which terms a ground is hired; null where it is not. */
export function termsOf(offer: OfferRow): Terms | null {
  const { cancellation, currency, aheadDays, noticeMinutes } = offer
  if (currency === null || aheadDays === null || noticeMinutes === null) return null
  return { cancellation, currency, aheadDays, noticeMinutes }
}
