// Written by `npm run texts` from apps/web/texts/en/home.json.
import { printFigure as $n } from '@pavilion/contract/print-figure.ts'

export const matchCentral = 'Match Central'
export const seeOverview = 'See overview'
export const matchesLiveMatchesLiveNow = (a: { readonly matches: number; readonly liveMatches: number }): string => (a.matches === 1 ? $n(a.matches) + ' match' : $n(a.matches) + ' matches') + ', ' + $n(a.liveMatches) + ' live now'
export const tournamentsWithTablesAndLeaders = (a: { readonly tournaments: number }): string => (a.tournaments === 1 ? $n(a.tournaments) + ' tournament' : $n(a.tournaments) + ' tournaments') + ' with tables and leaders'
export const clubsWithTheirTeams = (a: { readonly clubs: number }): string => (a.clubs === 1 ? $n(a.clubs) + ' club' : $n(a.clubs) + ' clubs') + ' with their teams and grounds'
export const academies = (a: { readonly academies: number }): string => (a.academies === 1 ? $n(a.academies) + ' academy' : $n(a.academies) + ' academies')
export const associationsAndTheirMembers = (a: { readonly associations: number }): string => (a.associations === 1 ? $n(a.associations) + ' association' : $n(a.associations) + ' associations') + ' and their members'
export const teamsWithTheirRecord = (a: { readonly teams: number }): string => (a.teams === 1 ? $n(a.teams) + ' team' : $n(a.teams) + ' teams') + ' with their record by format'
export const playersAndTheirCareers = (a: { readonly players: number }): string => (a.players === 1 ? $n(a.players) + ' player and their career' : $n(a.players) + ' players and their careers')
export const umpiresRefereesAndScorers = (a: { readonly officials: number }): string => (a.officials === 1 ? $n(a.officials) + ' umpire, referee or scorer' : $n(a.officials) + ' umpires, referees and scorers')
export const groundsAndHowTheyPlay = (a: { readonly grounds: number }): string => (a.grounds === 1 ? $n(a.grounds) + ' ground' : $n(a.grounds) + ' grounds') + ', and how they play'
export const watchersWatching = (a: { readonly watchers: number }): string => $n(a.watchers) + ' watching'
export const teams = (a: { readonly teams: number }): string => (a.teams === 1 ? $n(a.teams) + ' team' : $n(a.teams) + ' teams')
export const pointsTable = 'Points table'
export const groundsWithSlotsThisWeek = 'Grounds with slots this week'
export const groundsOfTheSeason = 'Grounds of the season'
export const allGrounds = 'All grounds'
export const allSlots = 'All slots'
export const theScoreboardTurnsOver = 'The scoreboard turns over'
export const commentaryWritesItself = 'Commentary writes itself'
export const theWagonWheelGains = 'The wagon wheel gains a spoke'
export const theSeamGetsAStitch = 'The seam gets a stitch'
export const theInningsOneStitch = 'The innings, one stitch a ball'
export const theTableUpdates = 'The table updates'
export const careerRecordsFollow = 'Career records follow'
export const nameHasRunsFromBalls = (a: { readonly name: string | number; readonly runs: string | number; readonly balls: string | number }): string => '' + a.name + ' has ' + a.runs + ' from ' + a.balls + ' in this innings, and the career record already counts it.'
export const runRateRunRate = (a: { readonly runRate: string | number }): string => 'Run rate ' + a.runRate
export const requiredRate = (a: { readonly requiredRate: string | number }): string => 'required ' + a.requiredRate
export const partnershipRunsFromBalls = (a: { readonly runs: string | number; readonly balls: string | number }): string => 'partnership ' + a.runs + ' from ' + a.balls
export const lastBalls = (a: { readonly balls: string | number }): string => 'Last balls: ' + a.balls
export const onStrike = 'on strike'
export const bowling = 'bowling'
export const watchLiveMatches = (a: { readonly live: number }): string => 'Watch ' + (a.live === 1 ? $n(a.live) + ' live match' : $n(a.live) + ' live matches')
export const viewMatches = 'View matches'
export const cricketPlatform = 'cricket platform'
export const matchesNowNextAndLatest = 'Matches now, next and latest'
export const everythingACricketSeasonNeeds = 'Everything a cricket season needs'
export const seeAllProducts = 'SEE ALL PRODUCTS'
export const theLastBall = 'The last ball of this match'
export const slotPrice = <T,>(a: { readonly b: (text: string) => T; readonly price: string | number }): readonly (string | T)[] => ['from ', a.b('' + a.price), ' a slot']
export const oneTap = 'One tap at the boundary.'
export const sixThings = 'Six things happen.'
export const fromAbove = (a: { readonly ground: string | number }): string => '' + a.ground + ' from above'
export const fromAboveWithShots = (a: { readonly ground: string | number }): string => '' + a.ground + ' from above, with the scoring shots of the innings'
export const startScoringFree = 'Start scoring free'
