import type { GroundFacts } from '@pavilion/contract/grounds/ground-facts.ts'
import type { OfferRow } from './ground-facts.queries.ts'

type Terms = Pick<GroundFacts, 'cancellation' | 'currency' | 'aheadDays' | 'noticeMinutes'>

/** The hire terms of a ground; null when it is not, or no longer, for hire. */
export function termsOf(offer: OfferRow): Terms | null {
  const { cancellation, currency, aheadDays, noticeMinutes, withdrawnAt } = offer
  if (withdrawnAt !== null) return null
  if (currency === null || aheadDays === null || noticeMinutes === null) return null
  return { cancellation, currency, aheadDays, noticeMinutes }
}

/** The public facts about a ground for hire; null when it is not for hire. */
export function factsOf(offer: OfferRow): GroundFacts | null {
  const terms = termsOf(offer)
  if (terms === null) return null
  const { about, address, rules, latitude, longitude } = offer
  const isPlaced = latitude !== null && longitude !== null
  return {
    ...terms,
    about: about ?? '',
    address: address ?? '',
    position: isPlaced ? { latitude, longitude } : null,
    rules: rules ?? [],
  }
}
