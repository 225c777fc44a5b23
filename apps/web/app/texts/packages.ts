// Written by `npm run texts` from apps/web/texts/en/packages.json.
import { printFigure as $n } from '@pavilion/contract/print-figure.ts'

export const brandPro = (a: { readonly brand: string | number }): string => '' + a.brand + ' PRO'
export const freemium = 'Freemium'
export const compareThePlans = 'Compare the plans'
export const seeBrandPro = (a: { readonly brand: string | number }): string => 'See ' + a.brand + ' PRO'
export const yourPlan = 'Your plan'
export const whatProAdds = 'What PRO adds'
export const everyScoreScorecardTable = 'Every score, scorecard, table and career, and ground booking. Free, with no end date.'
export const activeWithNoEndDate = 'Active with no end date.'
export const activePackages = 'Active packages'
export const noEndDate = 'No end date'
export const until = (a: { readonly until: string | number }): string => 'Until ' + a.until
export const sample = 'Sample'
export const extend = 'Extend'
export const buyMore = 'Buy more'
export const noLongerOnSale = 'No longer on sale'
export const myPlan = 'My Plan'
export const yourPlanWhenItEnds = 'Your plan, when it ends, what it includes, and your purchases.'
export const messageYourPurchasesAreSafe = (a: { readonly message: string | number }): string => '' + a.message + ' Your purchases are safe.'
export const awaitingPayment = 'Awaiting payment'
export const paid = 'Paid'
export const cancelled = 'Cancelled'
export const expired = 'Expired'
export const partlyRefunded = 'Partly refunded'
export const refunded = 'Refunded'
export const purchases = 'Purchases'
export const noPurchasesYetAnything = 'No purchases yet. Anything you buy appears here with its invoice.'
export const showingLengthOfPurchases = (a: { readonly length: string | number; readonly total: number }): string => 'Showing ' + a.length + ' of ' + (a.total === 1 ? $n(a.total) + ' purchase' : $n(a.total) + ' purchases')
export const showMore = 'Show more'
export const totalPlacedAtOrderNumber = (a: { readonly total: string | number; readonly placedAt: string | number; readonly number: string | number }): string => '' + a.total + ', ' + a.placedAt + ', order ' + a.number
export const payNow = 'Pay now'
export const activeUntil = <T,>(a: { readonly time: (text: string) => T; readonly until: string | number }): readonly (string | T)[] => ['Active until ', a.time('' + a.until), '. It does not renew automatically: you move to Freemium when it ends.']
export const heldFor = (a: { readonly end: string | number; readonly hours: number }): string => '' + a.end + (a.hours === 0 ? '' : a.hours === 1 ? ', ' + $n(a.hours) + ' hour of live streaming' : ', ' + $n(a.hours) + ' hours of live streaming')
export const viewOrder = <T,>(a: { readonly hidden: (text: string) => T; readonly number: string | number }): readonly (string | T)[] => ['View', a.hidden(' order ' + a.number)]
export const tryAgain = 'Try again'
