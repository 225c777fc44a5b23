// Written by `npm run texts` from apps/web/texts/en/grounds.json.
import { printFigure as $n } from '@pavilion/contract/print-figure.ts'

export const breadcrumb = 'Breadcrumb'
export const grounds = 'Grounds'
export const playing = 'PLAYING'
export const sample = 'Sample'
export const matches = (a: { readonly matches: number }): string => (a.matches === 1 ? $n(a.matches) + ' match' : $n(a.matches) + ' matches')
export const of5Stars = 'of 5 stars,'
export const reviews = (a: { readonly reviews: number }): string => (a.reviews === 1 ? $n(a.reviews) + ' review' : $n(a.reviews) + ' reviews')
export const illustration = 'Illustration'
export const theSquare = 'The square'
export const theBoundary = 'The boundary'
export const anotherPhotoOfName = (a: { readonly name: string | number }): string => 'Another photo of ' + a.name
export const photoOfName = (a: { readonly name: string | number }): string => 'Photo of ' + a.name
export const placeMatchesFirstInningsAverages = (a: { readonly place: string | number; readonly matches: number }): string => '' + a.place + ': ' + (a.matches === 1 ? $n(a.matches) + ' match' : $n(a.matches) + ' matches') + ', first-innings averages, highest and lowest totals, fixtures and results.'
export const now = 'Now'
export const nextUp = 'Next up'
export const results = 'Results'
export const howItPlays = 'How it plays'
export const totalsByFormat = 'Totals by format'
export const format = 'Format'
export const matchesText = 'Matches'
export const firstInnings = 'First innings'
export const highest = 'Highest'
export const lowest = 'Lowest'
export const wonBattingFirst = 'Won batting first'
export const wonBattingSecond = 'Won batting second'
export const cricketGroundsTheirMatches = 'Cricket grounds, their matches and how they play.'
export const firstInningsAverage = 'first innings average'
export const groundsText = (a: { readonly total: number }): string => (a.total === 1 ? $n(a.total) + ' ground' : $n(a.total) + ' grounds')
export const city = 'City'
export const groundOrCity = 'Ground or city'
export const showSummary = (a: { readonly summary: string | number }): string => 'Show ' + a.summary
export const groundsText2 = 'grounds'
export const timeZoneIs = (a: { readonly zone: string | number }): string => 'Time zone ' + a.zone
export const manageGround = 'Open ground console'
