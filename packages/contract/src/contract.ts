import { accessCalls } from './access-calls.ts'
import { accountCalls } from './account-calls.ts'
import { bookingCalls } from './booking-calls.ts'
import { cmsCalls } from './cms-calls.ts'
import { editorCalls } from './editor-calls.ts'
import { ecommerceCalls } from './ecommerce-calls.ts'
import { contactCalls } from './contact-calls.ts'
import { groundCalls } from './ground-calls.ts'
import { groundDeskCalls } from './ground-desk-calls.ts'
import { matchCalls } from './match-calls.ts'
import { officialCalls } from './official-calls.ts'
import { operatorCalls } from './operator-calls.ts'
import { orderCalls } from './order-calls.ts'
import { organisationCalls } from './organisation-calls.ts'
import { ownAccountCalls } from './own-account-calls.ts'
import { ownDataCalls } from './own-data-calls.ts'
import { ownGroundCalls } from './own-ground-calls.ts'
import { placeCalls } from './place-calls.ts'
import { playerCalls } from './player-calls.ts'
import { providerCalls } from './provider-calls.ts'
import { sandboxCalls } from './sandbox-calls.ts'
import { reviewCalls } from './review-calls.ts'
import { searchCalls } from './search-calls.ts'
import { siteCalls } from './site-calls.ts'
import { teamCalls } from './team-calls.ts'
import { tournamentCalls } from './tournament-calls.ts'

/** Every call of the API, as read by the server, the typed clients and the OpenAPI document. */
export const contract = {
  matches: matchCalls,
  tournaments: tournamentCalls,
  organisations: organisationCalls,
  teams: teamCalls,
  players: playerCalls,
  officials: officialCalls,
  grounds: groundCalls,
  bookings: bookingCalls,
  groundDesk: groundDeskCalls,
  ownGrounds: ownGroundCalls,
  reviews: reviewCalls,
  search: searchCalls,
  site: siteCalls,
  contact: contactCalls,
  account: accountCalls,
  ownAccount: ownAccountCalls,
  ownData: ownDataCalls,
  providers: providerCalls,
  access: accessCalls,
  operator: operatorCalls,
  places: placeCalls,
  cms: cmsCalls,
  ecommerce: ecommerceCalls,
  orders: orderCalls,
  sandbox: sandboxCalls,
  editor: editorCalls,
}
