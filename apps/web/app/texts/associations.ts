// Written by `npm run texts` from apps/web/texts/en/associations.json.
import { printFigure as $n } from '@pavilion/contract/print-figure.ts'

export const change = 'Change'
export const affiliation = 'Affiliation'
export const whatItIs = 'The associations that a club stands under, season by season.'
export const affiliatedTo = 'Affiliated to'
export const notAffiliated = 'Not affiliated to any association yet.'
export const affiliated = 'Affiliated organisations'
export const nobodyAffiliated = 'Nobody is affiliated yet. Clubs apply in their own console, under Affiliation.'
export const approvedFor = (a: { readonly season: string | number }): string => 'Approved for ' + a.season
export const end = 'End'
export const endWith = (a: { readonly name: string | number }): string => 'End the affiliation with ' + a.name
export const endQuestion = (a: { readonly name: string | number }): string => 'End the affiliation with ' + a.name + '?'
export const whatEndingMeans = 'It ends at once, and the other side is told. A new application can be made later.'
export const endAffiliation = 'End affiliation'
export const applications = 'Applications'
export const noApplications = 'No applications to decide.'
export const ownApplications = 'Your applications'
export const approve = 'Approve'
export const approveName = (a: { readonly name: string | number }): string => 'Approve ' + a.name
export const decline = 'Decline'
export const declineName = (a: { readonly name: string | number }): string => 'Decline ' + a.name
export const declineQuestion = (a: { readonly name: string | number }): string => 'Decline ' + a.name + '?'
export const whatDecliningMeans = 'They are told, with your reason, and may apply again.'
export const reason = 'Reason'
export const reasonOptional = 'Reason (optional)'
export const withdraw = 'Withdraw'
export const stateAsked = 'Waiting'
export const stateApproved = 'Approved'
export const stateDeclined = 'Declined'
export const stateWithdrawn = 'Withdrawn'
export const stateEnded = 'Ended'
export const season = 'Season'
export const seasonIs = (a: { readonly season: string | number }): string => 'Season ' + a.season
export const seasonHelp = 'Such as 2026, or 2026/27.'
export const applyToAssociation = 'Apply or renew'
export const association = 'Association'
export const chooseAssociation = 'Type a name and choose an association.'
export const nothingFound = 'Nothing found'
export const noteOptional = 'Note (optional)'
export const sendApplication = 'Send application'
export const register = 'Register'
export const whatRegisterIs = 'Who is registered with which club, transfers and loans.'
export const emptyRegister = 'Nobody is registered yet.'
export const shownOfAll = (a: { readonly shown: number; readonly all: number }): string => 'Showing ' + $n(a.shown) + ' of ' + $n(a.all) + '. Search to find the others; the CSV file has everyone.'
export const latestOfAll = (a: { readonly shown: number; readonly all: number }): string => 'Showing the open and the latest transfers, ' + $n(a.shown) + ' of ' + $n(a.all) + '.'
export const linesOfAll = (a: { readonly shown: number; readonly all: number }): string => 'Showing ' + $n(a.shown) + ' of ' + $n(a.all) + '; the CSV file has every club.'
export const findOnRegister = 'Find a player, club or number'
export const number = 'No.'
export const player = 'Player'
export const club = 'Club'
export const registered = 'Registered'
export const state = 'State'
export const countsAs = 'Counts as'
export const onLoan = (a: { readonly state: string | number }): string => '' + a.state + ', on loan'
export const overseas = 'Overseas'
export const star = 'Star'
export const isOverseas = (a: { readonly name: string | number }): string => '' + a.name + ' is an overseas player'
export const isStar = (a: { readonly name: string | number }): string => '' + a.name + ' is a star player'
export const downloadCsv = 'Download CSV'
export const toApprove = 'Registrations to approve'
export const numberAndClub = (a: { readonly number: string | number; readonly club: string | number }): string => 'No. ' + a.number + ', ' + a.club
export const namesakes = (a: { readonly numbers: string | number }): string => 'Same name as no. ' + a.numbers
export const approveCount = (a: { readonly count: number }): string => (a.count === 1 ? 'Approve ' + $n(a.count) + ' player' : 'Approve ' + $n(a.count) + ' players')
export const declineCount = (a: { readonly count: number }): string => (a.count === 1 ? 'Decline ' + $n(a.count) + ' player' : 'Decline ' + $n(a.count) + ' players')
export const declineRegistrations = (a: { readonly count: number }): string => (a.count === 1 ? 'Decline ' + $n(a.count) + ' registration?' : 'Decline ' + $n(a.count) + ' registrations?')
export const whatDecliningRegistrationsMeans = 'The clubs are told, with your reason, and may register the players again.'
export const registerPlayers = 'Register players'
export const affiliateFirst = 'Apply to an association first, under Affiliation. Once approved, register your players here.'
export const noPlayersYet = 'Add the players of your club first, under Players.'
export const chooseAll = (a: { readonly count: number }): string => (a.count === 1 ? 'Choose ' + $n(a.count) + ' unregistered player' : 'Choose all ' + $n(a.count) + ' unregistered players')
export const samePerson = (a: { readonly number: string | number }): string => 'Is no. ' + a.number + ' on the register already'
export const registeredUntil = (a: { readonly number: string | number; readonly until: string | number }): string => 'no. ' + a.number + ', until ' + a.until
export const withAnotherClub = 'with another club'
export const from = 'From'
export const until = 'Until'
export const registerCount = (a: { readonly count: number }): string => (a.count === 0 ? 'Register players' : a.count === 1 ? 'Register ' + $n(a.count) + ' player' : 'Register ' + $n(a.count) + ' players')
export const transfers = 'Transfers and loans'
export const noTransfers = 'No transfers yet.'
export const askForPlayer = 'Ask for a player'
export const whatATransferIs = 'The other club releases the player, then the association approves. Add the player to your club’s list first.'
export const registeredNumber = 'Number on the register'
export const onlyALoan = 'On loan only'
export const lastDayOfLoan = 'Last day of the loan'
export const askForTransfer = 'Ask for transfer'
export const choosePlayer = 'Choose one of your club’s players.'
export const waitsForRelease = 'Waiting for release'
export const waitsForApproval = 'Waiting for approval'
export const release = 'Release'
export const releaseName = (a: { readonly name: string | number }): string => 'Release ' + a.name
export const withdrawName = (a: { readonly name: string | number }): string => 'Withdraw the request for ' + a.name
export const fromDay = (a: { readonly day: string | number }): string => 'From ' + a.day
export const loanFor = (a: { readonly days: string | number }): string => 'On loan, ' + a.days
export const fromTo = (a: { readonly from: string | number; readonly to: string | number }): string => '' + a.from + ' to ' + a.to
export const nameAndNumber = (a: { readonly name: string | number; readonly number: string | number }): string => '' + a.name + ', no. ' + a.number
export const declineTransferOf = (a: { readonly name: string | number }): string => 'Decline the transfer of ' + a.name + '?'
export const whatDecliningTransferMeans = 'The new club is told, with your reason.'
export const rulesOfRegister = 'How you register'
export const approvesByHand = 'Approve each registration'
export const transfersFrom = 'Transfers from'
export const transfersUntil = 'Transfers until'
export const mostOverseas = 'Overseas players a side'
export const mostStars = 'Star players a side'
export const save = 'Save'
export const handbook = 'Handbook'
export const handbookOf = (a: { readonly name: string | number }): string => 'Handbook of ' + a.name
export const rulesOf = (a: { readonly count: number; readonly name: string | number }): string => (a.count === 0 ? 'The rules of ' + a.name + '.' : a.count === 1 ? 'The rule of ' + a.name + '.' : 'The ' + $n(a.count) + ' rules of ' + a.name + ', by clause.')
export const noRulesYet = 'This association has not published any rules here yet.'
export const whatAHandbookIs = 'Your rules by clause, on a public page. Cite a clause when you decline something, and people can read it.'
export const readHandbook = 'Read the public page'
export const newRule = 'New rule'
export const changeRule = 'Change rule'
export const clause = 'Clause'
export const clauseHelp = 'Such as 4, 4.2 or 4.2b.'
export const clauseTitle = (a: { readonly clause: string | number; readonly title: string | number }): string => '' + a.clause + ' ' + a.title
export const editClause = (a: { readonly clause: string | number }): string => 'Edit clause ' + a.clause
export const removeClause = (a: { readonly clause: string | number }): string => 'Remove clause ' + a.clause
export const edit = 'Edit'
export const remove = 'Remove'
export const ruleTitle = 'Title'
export const ruleText = 'Text'
export const saveRule = 'Save rule'
export const report = 'Report'
export const whatAReportIs = 'Registrations, matches and participation of every affiliated club, and the fines of the year.'
export const reportFor = (a: { readonly year: string | number }): string => 'Report ' + a.year
export const year = 'Year'
export const show = 'Show'
export const teams = 'Teams'
export const matches = 'Matches'
export const played = 'People who played'
export const fines = 'Fines'
export const noFines = 'There were no fines in that year in the tournaments that you run.'
export const finesOfAll = (a: { readonly shown: number; readonly all: number }): string => 'Showing ' + $n(a.shown) + ' of ' + $n(a.all) + '; the CSV file has every fine.'
export const date = 'Date'
export const tournament = 'Tournament'
export const team = 'Team'
export const fine = 'Fine'
export const affiliationFees = 'Affiliation fees'
export const feeHelp = 'Everyone you approve for the season from now on is charged, with 30 days to pay. A fee for one kind replaces the fee for everyone.'
export const feeOf = 'Who pays it'
export const everyKind = 'Everyone'
export const clubs = 'Clubs'
export const academies = 'Academies'
export const associations = 'Associations'
export const feeAmountIn = (a: { readonly currency: string | number }): string => 'Amount in ' + a.currency
export const enterFee = 'Enter an amount, such as 5000.'
export const saveFee = 'Save fee'
export const removeFee = 'Remove'
export const removeFeeOf = (a: { readonly season: string | number; readonly kind: string | number }): string => 'Remove the fee for ' + a.season + ': ' + a.kind
export const feeLine = (a: { readonly season: string | number; readonly kind: string | number }): string => '' + a.season + ' · ' + a.kind
export const affiliatesOwe = 'Fees of affiliates'
export const nobodyCharged = 'Nobody has been charged yet. Set a fee, and everyone you approve for that season will be.'
export const enterPaymentsIn = 'Enter payments under Fees'
export const feesToPay = 'Affiliation fees to pay'
export const paidOf = (a: { readonly paid: string | number; readonly charged: string | number }): string => '' + a.paid + ' of ' + a.charged + ' paid'
export const toPayBy = (a: { readonly amount: string | number; readonly day: string | number }): string => '' + a.amount + ' to pay by ' + a.day
export const paidUp = 'Paid'
export const payTo = (a: { readonly amount: string | number; readonly name: string | number }): string => 'Pay ' + a.amount + ' to ' + a.name
export const pay = 'Pay'
