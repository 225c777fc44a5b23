import type { AwardCount, AwardKind } from '@pavilion/cricket/awards/formula.ts'
import * as t from '#texts/tournaments.ts'

export const awardNames: Readonly<Record<AwardKind, string>> = {
  player: t.playerOfTheTournament,
  batter: t.topBatter,
  bowler: t.topBowler,
  fielder: t.topFielder,
}

/** What one of each is called. */
export const countNames: Readonly<Record<AwardCount, string>> = {
  runs: t.awardRuns,
  fours: t.awardFours,
  sixes: t.awardSixes,
  fifties: t.awardFifties,
  hundreds: t.awardHundreds,
  wickets: t.awardWickets,
  maidens: t.awardMaidens,
  dots: t.awardDots,
  fiveWickets: t.awardFiveWickets,
  catches: t.awardCatches,
  stumpings: t.awardStumpings,
  runOuts: t.awardRunOuts,
}

/** "3 catches". */
export const timesText: Readonly<Record<AwardCount, (of: { readonly times: number }) => string>> = {
  runs: t.runsTimes,
  fours: t.foursTimes,
  sixes: t.sixesTimes,
  fifties: t.fiftiesTimes,
  hundreds: t.hundredsTimes,
  wickets: t.wicketsTimes,
  maidens: t.maidensTimes,
  dots: t.dotsTimes,
  fiveWickets: t.fiveWicketsTimes,
  catches: t.catchesTimes,
  stumpings: t.stumpingsTimes,
  runOuts: t.runOutsTimes,
}
