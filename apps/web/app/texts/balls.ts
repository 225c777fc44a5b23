// Written by `npm run texts` from apps/web/texts/en/balls.json.
import { printFigure as $n } from '@pavilion/contract/print-figure.ts'

export const askFor = 'Ask for (on this device)'
export const askForShot = 'Shot'
export const askForPitched = 'Where it pitched'
export const askForFielder = 'Fielder'
export const askNever = 'Never'
export const askOfKeyBalls = 'Boundaries and wickets'
export const askOfEveryBall = 'Every ball'
export const asked = (a: { readonly question: 'wagon' | 'stroke' | 'pitched' | (string & {}) }): string => (a.question === 'wagon' ? 'Where did it go?' : a.question === 'stroke' ? 'Which shot?' : a.question === 'pitched' ? 'Where did it pitch?' : 'Who fielded it?')
export const askedOfBall = <T,>(a: { readonly b: (text: string) => T; readonly ball: string | number; readonly question: 'wagon' | 'stroke' | 'pitched' | (string & {}) }): readonly (string | T)[] => [a.b('' + a.ball + '.'), ' ', (a.question === 'wagon' ? 'Where did it go?' : a.question === 'stroke' ? 'Which shot?' : a.question === 'pitched' ? 'Where did it pitch?' : 'Who fielded it?')]
export const leftHander = 'Left-hander'
export const lineLeg = 'Leg'
export const lineStumps = 'Stumps'
export const lineOff = 'Off'
export const lineWide = 'Wide'
export const pitchMapOf = (a: { readonly team: string | number }): string => 'Pitch map, ' + a.team
export const pitchMapInWords = (a: { readonly team: string | number; readonly balls: number }): string => 'Pitch map, ' + a.team + ': where ' + (a.balls === 1 ? $n(a.balls) + ' ball' : $n(a.balls) + ' balls') + ' pitched, by line and length'
export const facedInWords = (a: { readonly name: string | number; readonly balls: number }): string => 'Pitch map of the balls that ' + a.name + ' faced: where ' + (a.balls === 1 ? $n(a.balls) + ' ball' : $n(a.balls) + ' balls') + ' pitched, by line and length'
export const bowledInWords = (a: { readonly name: string | number; readonly balls: number }): string => 'Pitch map of the balls that ' + a.name + ' bowled: where ' + (a.balls === 1 ? $n(a.balls) + ' ball' : $n(a.balls) + ' balls') + ' pitched, by line and length'
export const ballsPlaced = (a: { readonly placed: string | number; readonly balls: number }): string => '' + a.placed + ' of ' + (a.balls === 1 ? $n(a.balls) + ' ball' : $n(a.balls) + ' balls') + ' plotted'
export const noBallPlaced = (a: { readonly balls: number }): string => (a.balls === 0 ? 'This bowler has not bowled to this batter.' : a.balls === 1 ? 'The one ball is not plotted: the scorer can note where a ball pitched.' : 'None of the ' + $n(a.balls) + ' balls is plotted: the scorer can note where a ball pitched.')
export const noBallPlacedYet = 'No ball is plotted yet: the scorer can note where a ball pitched.'
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
export const place = 'Line and length'
export const balls = 'Balls'
export const runs = 'Runs'
export const boundaries = 'Boundaries'
export const wickets = 'Wickets'
export const countedDots = (a: { readonly count: number }): string => (a.count === 1 ? $n(a.count) + ' dot' : $n(a.count) + ' dots')
export const countedScoring = (a: { readonly count: string | number }): string => '' + a.count + ' scored off'
export const countedBoundaries = (a: { readonly count: number }): string => (a.count === 1 ? $n(a.count) + ' boundary' : $n(a.count) + ' boundaries')
export const countedWickets = (a: { readonly count: number }): string => (a.count === 1 ? $n(a.count) + ' wicket' : $n(a.count) + ' wickets')
export const leftHandersMirrored = 'Left-handers are mirrored: the off side is on the right for everybody.'
export const pitchMap = 'Pitch map'
export const whereBallsFacedPitched = 'Balls faced'
export const whereBallsBowledPitched = 'Balls bowled'
export const ballsInMatches = (a: { readonly balls: number; readonly matches: number }): string => (a.balls === 1 ? $n(a.balls) + ' ball' : $n(a.balls) + ' balls') + ' in ' + (a.matches === 1 ? $n(a.matches) + ' match' : $n(a.matches) + ' matches')
