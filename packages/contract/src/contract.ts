import { appointmentCalls } from './appointments/appointment-calls.ts'
import { ownAppointmentCalls } from './appointments/own-appointment-calls.ts'
import { attendanceCalls } from './academies/attendance-calls.ts'
import { enrolmentCalls } from './academies/enrolment-calls.ts'
import { leadCalls } from './academies/lead-calls.ts'
import { programmeCalls } from './academies/programme-calls.ts'
import { reportCardCalls } from './academies/report-card-calls.ts'
import { sessionPlanCalls } from './academies/session-plan-calls.ts'
import { tuitionCalls } from './academies/tuition-calls.ts'
import { accessCalls } from './access/access-calls.ts'
import { accountCalls } from './accounts/account-calls.ts'
import { passkeyCalls } from './accounts/passkey-calls.ts'
import { secondFactorCalls } from './accounts/second-factor-calls.ts'
import { ownAccountCalls } from './accounts/own-account-calls.ts'
import { ownDataCalls } from './accounts/own-data-calls.ts'
import { affiliationCalls } from './associations/affiliation-calls.ts'
import { handbookCalls } from './associations/handbook-calls.ts'
import { registrationCalls } from './associations/registration-calls.ts'
import { reportCalls } from './associations/report-calls.ts'
import { accountConsoleCalls } from './accounts/account-console-calls.ts'
import { auditLogCalls } from './audit-log/audit-log-calls.ts'
import { bookingCalls } from './bookings/booking-calls.ts'
import { groundConsoleCalls } from './bookings/ground-console-calls.ts'
import { calendarCalls } from './calendars/calendar-calls.ts'
import { clubCalendarCalls } from './clubs/calendar-calls.ts'
import { clubFamilyCalls } from './clubs/family-calls.ts'
import { clubGuestCalls } from './clubs/guest-calls.ts'
import { clubJoinCalls } from './clubs/join-calls.ts'
import { clubMessageCalls } from './clubs/message-calls.ts'
import { clubPlayerCalls } from './clubs/player-calls.ts'
import { clubSelectionCalls } from './clubs/selection-calls.ts'
import { clubTeamCalls } from './clubs/team-calls.ts'
import { cmsCalls } from './cms/cms-calls.ts'
import { editorCalls } from './cms/editor-calls.ts'
import { contactCalls } from './contact/contact-calls.ts'
import { documentCalls } from './documents/document-calls.ts'
import { disciplineCalls } from './discipline/discipline-calls.ts'
import { affiliationFeeCalls } from './fees/affiliation-fee-calls.ts'
import { feeCalls } from './fees/fee-calls.ts'
import { ownFeeCalls } from './fees/own-fee-calls.ts'
import { followingCalls } from './following/following-calls.ts'
import { groundCalls } from './grounds/ground-calls.ts'
import { ownGroundCalls } from './grounds/own-ground-calls.ts'
import { matchCalls } from './matches/match-calls.ts'
import { scorerCalls } from './matches/scorer-calls.ts'
import { planCalls } from './matches/plan-calls.ts'
import { formatCalls } from './matches/format-calls.ts'
import { scoringCalls } from './matches/scoring-calls.ts'
import { signatureCalls } from './matches/signature-calls.ts'
import { outboxCalls } from './messages/outbox-calls.ts'
import { notificationCalls } from './notifications/notification-calls.ts'
import { pushCalls } from './notifications/push-calls.ts'
import { settingCalls } from './notifications/setting-calls.ts'
import { couponConsoleCalls } from './orders/coupon-console-calls.ts'
import { orderConsoleCalls } from './orders/order-console-calls.ts'
import { orderCalls } from './orders/order-calls.ts'
import { sandboxCalls } from './orders/sandbox-calls.ts'
import { taxCalls } from './orders/tax-calls.ts'
import { taxConsoleCalls } from './orders/tax-console-calls.ts'
import { badgeCalls } from './organisations/badge-calls.ts'
import { organisationClaimCalls } from './organisations/claim-calls.ts'
import { honourCalls } from './organisations/honour-calls.ts'
import { officerCalls } from './organisations/officer-calls.ts'
import { memberCalls } from './organisations/member-calls.ts'
import { organisationCalls } from './organisations/organisation-calls.ts'
import { ownOrganisationCalls } from './organisations/own-organisation-calls.ts'
import { cartCalls } from './packages/cart-calls.ts'
import { packageCalls } from './packages/package-calls.ts'
import { packageConsoleCalls } from './packages/package-console-calls.ts'
import { parkedEventCalls } from './parked-events/parked-event-calls.ts'
import { officialCalls } from './people/official-calls.ts'
import { playerCalls } from './people/player-calls.ts'
import { placeCalls } from './places/place-calls.ts'
import { providerCalls } from './providers/provider-calls.ts'
import { reviewCalls } from './reviews/review-calls.ts'
import { searchCalls } from './search/search-calls.ts'
import { settingsCalls } from './sites/settings-calls.ts'
import { siteCalls } from './sites/site-calls.ts'
import { taskCalls } from './tasks/task-calls.ts'
import { teamCalls } from './teams/team-calls.ts'
import { awardCalls } from './tournaments/award-calls.ts'
import { consequenceCalls } from './tournaments/consequence-calls.ts'
import { entryCalls } from './tournaments/entry-calls.ts'
import { entryFeeCalls } from './tournaments/entry-fee-calls.ts'
import { brandCalls } from './tournaments/brand-calls.ts'
import { adjustmentCalls } from './tournaments/adjustment-calls.ts'
import { fixtureCalls } from './tournaments/fixture-calls.ts'
import { rainCalls } from './tournaments/rain-calls.ts'
import { lotCalls } from './tournaments/lot-calls.ts'
import { stageCalls } from './tournaments/stage-calls.ts'
import { ownEntryCalls } from './tournaments/own-entry-calls.ts'
import { resultCalls } from './tournaments/result-calls.ts'
import { ownTournamentCalls } from './tournaments/own-tournament-calls.ts'
import { simulationCalls } from './tournaments/simulation-calls.ts'
import { squadCalls } from './tournaments/squad-calls.ts'
import { sheetCalls } from './tournaments/sheet-calls.ts'
import { tournamentCalls } from './tournaments/tournament-calls.ts'
import { peopleCalls } from './people/people-calls.ts'
import { workloadCalls } from './workloads/workload-calls.ts'

/**
 * Every call of the API, as read by the server, the typed clients and the OpenAPI document. The calls of
 * one key belong to one slice.
 */
export const contract = {
  matches: matchCalls,
  scoring: { ...scoringCalls, ...scorerCalls, ...signatureCalls, ...formatCalls, ...planCalls },
  tournaments: {
    ...tournamentCalls,
    ...sheetCalls,
    ...awardCalls,
    ...consequenceCalls,
    ...squadCalls,
    ...simulationCalls,
    ...ownTournamentCalls,
    ...entryFeeCalls,
    ...entryCalls,
    ...ownEntryCalls,
    ...fixtureCalls,
    ...adjustmentCalls,
    ...rainCalls,
    ...brandCalls,
    ...stageCalls,
    ...lotCalls,
    ...resultCalls,
  },
  organisations: {
    ...organisationCalls,
    ...organisationClaimCalls,
    ...badgeCalls,
    ...ownOrganisationCalls,
    ...memberCalls,
    ...honourCalls,
    ...officerCalls,
  },
  clubs: {
    ...clubTeamCalls,
    ...clubPlayerCalls,
    ...clubCalendarCalls,
    ...clubSelectionCalls,
    ...clubGuestCalls,
    ...clubFamilyCalls,
    ...clubJoinCalls,
    ...clubMessageCalls,
  },
  academies: {
    ...programmeCalls,
    ...enrolmentCalls,
    ...attendanceCalls,
    ...reportCardCalls,
    ...tuitionCalls,
    ...leadCalls,
    ...sessionPlanCalls,
  },
  associations: { ...affiliationCalls, ...registrationCalls, ...handbookCalls, ...reportCalls },
  tasks: taskCalls,
  calendars: calendarCalls,
  appointments: { ...appointmentCalls, ...ownAppointmentCalls },
  discipline: disciplineCalls,
  teams: teamCalls,
  players: playerCalls,
  officials: officialCalls,
  grounds: { ...groundCalls, ...ownGroundCalls },
  bookings: bookingCalls,
  groundConsole: groundConsoleCalls,
  fees: { ...feeCalls, ...affiliationFeeCalls, ...ownFeeCalls },
  following: followingCalls,
  notifications: { ...notificationCalls, ...pushCalls, ...settingCalls },
  reviews: reviewCalls,
  search: searchCalls,
  sites: { ...siteCalls, ...settingsCalls },
  contact: contactCalls,
  messages: outboxCalls,
  accounts: {
    ...accountCalls,
    ...secondFactorCalls,
    ...passkeyCalls,
    ...ownAccountCalls,
    ...ownDataCalls,
  },
  providers: providerCalls,
  access: accessCalls,
  places: placeCalls,
  cms: cmsCalls,
  editor: editorCalls,
  packages: { ...packageCalls, ...cartCalls },
  orders: { ...orderCalls, ...taxCalls, ...sandboxCalls },
  orderConsole: { ...orderConsoleCalls, ...couponConsoleCalls, ...taxConsoleCalls },
  packageConsole: packageConsoleCalls,
  parkedEvents: parkedEventCalls,
  auditLog: auditLogCalls,
  accountConsole: accountConsoleCalls,
  people: peopleCalls,
  workloads: workloadCalls,
  documents: documentCalls,
}
