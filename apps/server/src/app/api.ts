import { changePassword } from '#accounts/passwords/change-password.ts'
import { beginAtProvider } from '#accounts/sign-in/begin-at-provider.ts'
import { removeAvatar, uploadAvatar } from '#accounts/avatar/avatar.ts'
import { changeEmail, confirmEmail } from '#accounts/contact/change-email.ts'
import { changePhone, confirmPhone } from '#accounts/contact/change-phone.ts'
import { listSecurityEvents } from '#accounts/list-security-events.ts'
import { resendCode } from '#accounts/codes/resend-code.ts'
import { confirmUndo, undoEmailChange } from '#accounts/contact/undo-email-change.ts'
import { closeAccount, confirmClosing } from '#accounts/privacy/close-account.ts'
import { exchangeCode } from '#accounts/sign-in/exchange-code.ts'
import { forgotPassword } from '#accounts/passwords/forgot-password.ts'
import { linkByPassword } from '#accounts/sign-in/link-by-password.ts'
import { login } from '#accounts/sign-in/login.ts'
import { logout } from '#accounts/sign-in/logout.ts'
import { exportData } from '#accounts/privacy/own-data.ts'
import { endAllSessions, endSession, listSessions } from '#accounts/sign-in/own-sessions.ts'
import { compactProfile, editProfile } from '#accounts/profile.ts'
import { showPermissions } from '#accounts/permissions.ts'
import { showChallenge } from '#accounts/codes/proof-of-work.ts'
import { refresh } from '#accounts/sign-in/refresh.ts'
import { register } from '#accounts/sign-up/register.ts'
import { resendVerification } from '#accounts/sign-up/resend-verification.ts'
import { resetPassword } from '#accounts/passwords/reset-password.ts'
import { verifyPhone } from '#accounts/sign-up/verify-phone.ts'
import { createPost, restoreRevision, savePost, showEditable } from '#cms/edit-post.ts'
import { listSections, saveSection } from '#cms/edit-sections.ts'
import { filterEditable } from '#cms/filter-editable.ts'
import { checkAvailability } from '#bookings/availability.ts'
import { bookGround } from '#bookings/book-ground.ts'
import { cancelBooking } from '#bookings/cancel-booking.ts'
import { closeGround, listClosures, reopenGround } from '#bookings/closures.ts'
import { filterBookings } from '#bookings/filter-bookings.ts'
import { quoteBooking } from '#bookings/quote-booking.ts'
import { rescheduleBooking } from '#bookings/reschedule.ts'
import { showBooking, showCalendar } from '#bookings/show-booking.ts'
import { showTakings } from '#bookings/takings.ts'
import { bookWalkIn } from '#bookings/walk-in.ts'
import { filterPosts } from '#cms/filter-posts.ts'
import { previewPost } from '#cms/preview.ts'
import { filterRevisions, showRevision } from '#cms/revisions.ts'
import { sendPicture } from '#cms/send-picture.ts'
import { showPost } from '#cms/show-post.ts'
import { showSection } from '#cms/show-section.ts'
import { siteMap, siteMapPart } from '#cms/site-map.ts'
import { changeStatus } from '#cms/change-status.ts'
import { sendContactMessage } from '#contact/send-message.ts'
import { filterGrounds } from '#grounds/filter-grounds.ts'
import { showConsoleGround } from '#grounds/console-ground.ts'
import { offerGround } from '#grounds/offer-ground.ts'
import { filterOwnGrounds } from '#grounds/own-grounds.ts'
import { savePhotos, sendPhoto } from '#grounds/photos.ts'
import { saveText } from '#grounds/save-ground.ts'
import { saveEquipment, saveSlots } from '#grounds/save-slots.ts'
import { showGround } from '#grounds/show-ground.ts'
import { showPublicGround } from '#grounds/show-public.ts'
import { os } from '#http/implement.ts'
import { featuredMatches } from '#matches/featured-matches.ts'
import { filterMatches } from '#matches/filter-matches.ts'
import { showMatchCard } from '#matches/show-card.ts'
import { showCharts, showInnings, showOvers } from '#matches/show-innings.ts'
import { showMatchLog } from '#matches/show-log.ts'
import { showMatch } from '#matches/show-match.ts'
import { cancelUnpaid } from '#orders/cancel-order.ts'
import { filterOrders } from '#orders/filter-orders.ts'
import { filterTaxes } from '#orders/filter-taxes.ts'
import { generateReport } from '#orders/generate-report.ts'
import { decideSandboxPayment, showSandboxPayment } from '#orders/sandbox-page.ts'
import { showOrder } from '#orders/show-order.ts'
import { applyCode } from '#packages/apply-code.ts'
import { generatePaymentLink } from '#packages/payment-link.ts'
import { filterPackages } from '#packages/filter-packages.ts'
import { showEntitlements } from '#packages/show-entitlements.ts'
import { filterOfficials } from '#people/filter-officials.ts'
import { filterPlayers } from '#people/filter-players.ts'
import { showOfficial } from '#people/show-official.ts'
import { showPlayer } from '#people/show-player.ts'
import {
  listParkedEvents,
  retryParkedEvent,
  skipParkedEvent,
} from '#parked-events/parked-events.ts'
import { filterOutbox } from '#messages/filter-outbox.ts'
import { listCities, listCountries, listCurrencies } from '#places/list-places.ts'
import { listIdentities, unlinkIdentity } from '#providers/identities.ts'
import { filterReviews } from '#reviews/filter-reviews.ts'
import { changeReview, showOwnReview } from '#reviews/own-review.ts'
import { replyToReview, writeReview } from '#reviews/write-review.ts'
import { filterOrganisations } from '#organisations/filter-organisations.ts'
import { showOrganisation } from '#organisations/show-organisation.ts'
import { searchEverything } from '#search/search-everything.ts'
import { sendLogo } from '#sites/send-logo.ts'
import { saveSettings, showSettings } from '#sites/settings.ts'
import { showCounts, showSite } from '#sites/show-site.ts'
import { filterTeams } from '#teams/filter-teams.ts'
import { showTeam } from '#teams/show-team.ts'
import { exportTable } from '#tournaments/export-table.ts'
import { filterTournaments } from '#tournaments/filter-tournaments.ts'
import { showTournament } from '#tournaments/show-tournament.ts'

import { claimScoring, grantScoring } from '#scoring/claim.ts'
import { createMatch } from '#scoring/create-match.ts'
import { recordScored } from '#scoring/record-facts.ts'
import { acceptInvitation, inviteScorer, listScorers, removeScorer } from '#scoring/scorers.ts'
import { showScoring } from '#scoring/show-scoring.ts'

/** Every call of the API and its handler. */
export const api = os.router({
  matches: {
    featured: featuredMatches,
    filter: filterMatches,
    card: showMatchCard,
    show: showMatch,
    log: showMatchLog,
    innings: showInnings,
    charts: showCharts,
    overs: showOvers,
  },
  scoring: {
    create: createMatch,
    record: recordScored,
    show: showScoring,
    claim: claimScoring,
    grant: grantScoring,
    scorers: listScorers,
    invite: inviteScorer,
    accept: acceptInvitation,
    remove: removeScorer,
  },
  tournaments: { filter: filterTournaments, show: showTournament, table: exportTable },
  teams: { filter: filterTeams, show: showTeam },
  organisations: { filter: filterOrganisations, show: showOrganisation },
  players: { filter: filterPlayers, show: showPlayer },
  officials: { filter: filterOfficials, show: showOfficial },
  grounds: {
    filter: filterGrounds,
    show: showGround,
    showPublic: showPublicGround,
    filterOwn: filterOwnGrounds,
    showConsole: showConsoleGround,
    saveText,
    saveSlots,
    saveEquipment,
    savePhotos,
    sendPhoto,
    offer: offerGround,
  },
  bookings: {
    availability: checkAvailability,
    quote: quoteBooking,
    book: bookGround,
    show: showBooking,
    calendar: showCalendar,
    cancel: cancelBooking,
    reschedule: rescheduleBooking,
    filter: filterBookings,
  },
  groundConsole: {
    bookWalkIn,
    close: closeGround,
    closures: listClosures,
    reopen: reopenGround,
    takings: showTakings,
  },
  reviews: {
    filter: filterReviews,
    write: writeReview,
    own: showOwnReview,
    change: changeReview,
    reply: replyToReview,
  },
  search: { everything: searchEverything },
  sites: { show: showSite, counts: showCounts, settings: showSettings, saveSettings, sendLogo },
  messages: { filterOutbox },
  contact: { write: sendContactMessage },
  providers: {
    begin: beginAtProvider,
    exchange: exchangeCode,
    link: linkByPassword,
    identities: listIdentities,
    unlink: unlinkIdentity,
  },
  accounts: {
    register,
    verifyPhone,
    proofOfWork: showChallenge,
    resendVerification,
    login,
    refresh,
    forgotPassword,
    resetPassword,
    logout,
    compactProfile,
    editProfile,
    changePassword,
    sessions: listSessions,
    endSession,
    endSessions: endAllSessions,
    uploadAvatar,
    removeAvatar,
    changePhone,
    confirmPhone,
    changeEmail,
    confirmEmail,
    undoEmailChange,
    confirmUndo,
    resendCode,
    securityEvents: listSecurityEvents,
    exportData,
    closeAccount,
    confirmClosing,
  },
  access: { permissions: showPermissions },
  parkedEvents: { list: listParkedEvents, retry: retryParkedEvent, skip: skipParkedEvent },
  places: { countries: listCountries, currencies: listCurrencies, cities: listCities },
  editor: {
    filter: filterEditable,
    show: showEditable,
    create: createPost,
    save: savePost,
    stand: changeStatus,
    revisions: filterRevisions,
    revision: showRevision,
    restore: restoreRevision,
    preview: previewPost,
    sendPicture,
    sections: listSections,
    saveSection,
  },
  packages: {
    filter: filterPackages,
    entitlements: showEntitlements,
    applyCode,
    paymentLink: generatePaymentLink,
  },
  orders: {
    show: showOrder,
    filter: filterOrders,
    cancel: cancelUnpaid,
    report: generateReport,
    taxes: filterTaxes,
    showSandbox: showSandboxPayment,
    decideSandbox: decideSandboxPayment,
  },
  cms: { filter: filterPosts, show: showPost, home: showSection, siteMap, siteMapPart },
})
