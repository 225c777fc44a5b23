// Written by `npm run texts` from apps/web/texts/en/pitches.json.
import { printFigure as $n } from '@pavilion/contract/print-figure.ts'

export const pitchMapOf = (a: { readonly team: string | number }): string => 'Pitch map, ' + a.team
export const pitchMapInWords = (a: { readonly of: string | number; readonly balls: number }): string => 'Pitch map of ' + a.of + ': where ' + (a.balls === 1 ? $n(a.balls) + ' ball' : $n(a.balls) + ' balls') + ' pitched, by line and length'
export const ballsPlaced = (a: { readonly placed: string | number; readonly balls: number }): string => '' + a.placed + ' of ' + (a.balls === 1 ? $n(a.balls) + ' ball has' : $n(a.balls) + ' balls have') + ' a place'
export const noBallPlaced = (a: { readonly balls: number }): string => (a.balls === 0 ? 'No ball has been bowled here.' : a.balls === 1 ? 'The one ball has no place: the scorer can say where a ball pitched.' : 'None of ' + $n(a.balls) + ' balls has a place: the scorer can say where a ball pitched.')
export const allBowlers = 'All bowlers'
export const allBatters = 'All batters'
export const bowler = 'Bowler'
export const batter = 'Batter'
export const offSide = 'Off side'
export const legSide = 'Leg side'
export const lengthYorker = 'Yorker'
export const lengthFull = 'Full'
export const lengthGood = 'Good'
export const lengthShort = 'Short'
export const zone = (a: { readonly length: 'yorker' | 'full' | 'good' | (string & {}); readonly line: 'leg' | 'stumps' | 'off' | (string & {}) }): string => (a.length === 'yorker' ? 'Yorker' : a.length === 'full' ? 'Full' : a.length === 'good' ? 'Good length' : 'Short') + ', ' + (a.line === 'leg' ? 'down leg' : a.line === 'stumps' ? 'on the stumps' : a.line === 'off' ? 'outside off' : 'wide of off')
export const place = 'Place'
export const balls = 'Balls'
export const runs = 'Runs'
export const boundaries = 'Boundaries'
export const wickets = 'Wickets'
export const countedDots = (a: { readonly count: number }): string => (a.count === 1 ? $n(a.count) + ' dot' : $n(a.count) + ' dots')
export const countedScoring = (a: { readonly count: number }): string => (a.count === 1 ? $n(a.count) + ' other scored off' : $n(a.count) + ' others scored off')
export const countedBoundaries = (a: { readonly count: number }): string => (a.count === 1 ? $n(a.count) + ' boundary' : $n(a.count) + ' boundaries')
export const countedWickets = (a: { readonly count: number }): string => (a.count === 1 ? $n(a.count) + ' wicket' : $n(a.count) + ' wickets')
export const leftHandersMirrored = 'Left-handers are mirrored: the off side is on the right for everybody.'
export const pitchMap = 'Pitch map'
export const whereBallsFacedPitched = 'Balls faced'
export const whereBallsBowledPitched = 'Balls bowled'
export const ballsInMatches = (a: { readonly balls: number; readonly matches: number }): string => (a.balls === 1 ? $n(a.balls) + ' ball' : $n(a.balls) + ' balls') + ' in ' + (a.matches === 1 ? $n(a.matches) + ' match' : $n(a.matches) + ' matches')
