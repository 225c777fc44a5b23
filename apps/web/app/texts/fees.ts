// Written by `npm run texts` from apps/web/texts/en/fees.json.
import { printFigure as $n } from '@pavilion/contract/print-figure.ts'

export const fees = 'Fees'
export const whatFeesAre = 'What a club charges its players, and who owes what.'
export const matchFees = 'Match fees'
export const noSheets = 'Publish a team sheet, and everybody on it can be charged here.'
export const noMatchFee = 'Add a match fee to charge these teams.'
export const whichFee = 'Fee to charge'
export const feeLine = (a: { readonly name: string | number; readonly amount: string | number }): string => '' + a.name + ', ' + a.amount
export const teamVersus = (a: { readonly team: string | number; readonly opponent: string | number }): string => '' + a.team + ' v ' + a.opponent
export const sheetLine = (a: { readonly day: string | number; readonly charged: string | number; readonly playing: string | number }): string => '' + a.day + ' · ' + a.charged + ' of ' + a.playing + ' charged'
export const allCharged = 'All charged'
export const chargeCount = (a: { readonly count: number }): string => (a.count === 0 ? 'Charge players' : a.count === 1 ? 'Charge ' + $n(a.count) + ' player' : 'Charge ' + $n(a.count) + ' players')
export const whoOwes = 'Who owes'
export const nobodyOwes = 'Nobody owes anything.'
export const showAll = 'Show all accounts'
export const sendReminders = 'Send reminders'
export const remind = 'Send reminder'
export const downloadTable = 'Download CSV'
export const dueSince = (a: { readonly amount: string | number; readonly day: string | number }): string => '' + a.amount + ' due since ' + a.day
export const remindedOn = (a: { readonly day: string | number }): string => 'Reminded ' + a.day
export const hasLeft = 'Has left the club'
export const account = 'Account'
export const accountOf = (a: { readonly name: string | number }): string => 'Account of ' + a.name
export const balanceIs = (a: { readonly amount: string | number }): string => 'Balance: ' + a.amount
export const paysConcession = 'Pays the concession'
export const minorsPayLess = 'Players under 18 pay the concession.'
export const noEntries = 'Nothing was charged or paid yet.'
export const openUntil = (a: { readonly amount: string | number; readonly day: string | number }): string => '' + a.amount + ' open, due ' + a.day
export const takenBack = 'Taken back'
export const takeBack = 'Take back'
export const takeBackNamed = (a: { readonly title: string | number }): string => 'Take back: ' + a.title
export const cash = 'Cash'
export const transfer = 'Bank transfer'
export const amountIn = (a: { readonly currency: string | number }): string => 'Amount in ' + a.currency
export const paidBy = 'Paid by'
export const paymentNote = 'Note, if any'
export const enterPayment = 'Enter payment'
export const enterAmount = 'Enter an amount, such as 12.50.'
export const noFees = 'Add what your club charges: a match fee, a subscription, training.'
export const addFee = 'Add fee'
export const newFee = 'New fee'
export const editFee = 'Edit fee'
export const saveFee = 'Save fee'
export const endFee = 'End this fee'
export const edit = 'Edit'
export const editNamed = (a: { readonly name: string | number }): string => 'Edit ' + a.name
export const charge = 'Charge'
export const chargeNamed = (a: { readonly name: string | number }): string => 'Charge ' + a.name
export const inInstalments = (a: { readonly count: number }): string => (a.count === 1 ? $n(a.count) + ' monthly part' : $n(a.count) + ' monthly parts')
export const atOnce = 'At once'
export const howPaid = 'How it is paid'
export const kind = 'Kind'
export const matchFee = 'Match fee'
export const subscription = 'Subscription'
export const training = 'Training'
export const feeName = 'Name'
export const concessionIn = (a: { readonly currency: string | number }): string => 'Concession in ' + a.currency
export const concessionHelp = 'For players under 18, and whom you mark. Empty for the whole amount.'
export const familyIn = (a: { readonly currency: string | number }): string => 'Family rate in ' + a.currency
export const familyHelp = 'For the second of a family and all after. Empty for the whole amount.'
export const dueOn = 'Due on'
export const whoPays = 'Who is charged'
export const settings = 'Settings'
export const currency = 'Currency'
export const remindByItself = 'Remind players of what is due'
export const remindAfter = 'Days after it is due'
export const blockDebtors = 'Do not pick players who owe money'
export const saveSettings = 'Save settings'
export const myFees = 'My fees'
export const whatMyFeesAre = 'What your clubs charge you and the children you look after.'
export const myCricket = 'My cricket'
export const nothingCharged = 'Nothing to pay'
export const allPaid = 'Everything is paid.'
export const amountToPay = (a: { readonly amount: string | number }): string => '' + a.amount + ' to pay'
export const payFees = 'Pay fees'
export const orPayTheClub = 'Or pay your club in cash or by transfer.'
