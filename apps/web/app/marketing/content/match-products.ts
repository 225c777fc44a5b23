import * as t from '#texts/marketing.ts'
import type { ProductPage } from '../product-type.ts'

/** Products about matches: management, scoring, streaming. */
export const matchProducts: Readonly<Record<string, ProductPage>> = {
  '/manage-cricket-matches': {
    title: t.matchManagement,
    lead: t.scoreOnceCardsChartsAnd,
    keywords: [t.matchManagement2, 'scorecards', t.liveScore],
    action: { label: t.startAMatch, to: '/manage/matches/new' },
    second: { label: t.viewMatches, to: '/match-central/matches' },
    panel: 'board',
    rows: [
      {
        title: t.everyFormatAndYourOwn,
        text: t.oversBallsPerOverBowling,
        fragment: 'formats',
      },
      {
        title: t.mistakesAreCorrectedNeverHidden,
        text: t.aCorrectedBallLeavesThe,
        fragment: 'correction',
      },
      {
        title: t.liveEverywhereAtOnce,
        text: t.everyBallReachesListsThe,
        fragment: 'fixtures',
      },
    ],
    also: [t.alsoTypedCards, t.alsoRevisedTargets, t.alsoCalendars],
    questions: [
      {
        question: t.howDoMatchesGetIn,
        answer: t.logInAndStartA,
      },
      {
        question: t.whichDismissalsCanIRecord,
        answer: t.allThoseInTheLaws,
      },
      {
        question: t.whatHappensWhenRainShortens,
        answer: t.recordTheRevisedOversAnd,
      },
    ],
  },
  '/cricket-scoring': {
    title: t.scoring,
    lead: t.theEngineThatKeepsThe,
    keywords: [t.cricketScoring, 'scorer', t.scoringApp, t.ballByBall],
    action: { label: t.scoreTheFirstBall, to: '#try' },
    second: { label: t.startAMatch, to: '/manage/matches/new' },
    panel: 'pad',
    rows: [
      {
        title: t.everyDismissalInTheLaws,
        text: t.theEngineChecksEveryBall,
        fragment: 'dismissals',
      },
      {
        title: t.undoAnyBall,
        text: t.takeBackTheLastBall,
        fragment: 'correction',
      },
      {
        title: t.oneStitchABall,
        text: t.theSeamGrowsAsYou,
        fragment: 'seam',
      },
    ],
    also: [t.alsoHandOver, t.alsoSecondScorer, t.alsoBowlingLimits],
    coming: t.thePadOnThisPage,
    questions: [
      {
        question: t.doesThisPadSaveAnything,
        answer: t.noTheMatchExistsOnly,
      },
      {
        question: t.whatIfTwoPeopleScore,
        answer: t.oneDeviceScoresAtA,
      },
      {
        question: t.isTheEngineOpen,
        answer: t.yesPackagesCricketHasNo,
      },
    ],
  },
  '/live-cricket-streaming': {
    title: t.liveStreaming,
    lead: t.putTheLiveScoreOn,
    keywords: [t.liveCricketStreaming, t.scoreOverlay, t.liveScoreFeed],
    action: { label: t.viewLiveMatches, to: '/match-central/matches?status=live' },
    panel: 'board',
    rows: [
      {
        title: t.aFeedForAnyOverlay,
        text: t.eachMatchHasALive,
        fragment: 'live-addresses',
      },
      {
        title: t.everyBallHasItsPlace,
        text: t.everyBallHasANumber,
        fragment: 'seam',
      },
      {
        title: t.liveWithoutVideoToo,
        text: t.eachBallIsASmall,
        fragment: 'fixtures',
      },
    ],
    coming: t.videoIsNotAvailableYet,
    questions: [
      {
        question: t.canIPutTheScore,
        answer: t.yesOpenTheMatchChooseShare,
      },
      {
        question: t.howFarBehindIsThe,
        answer: t.itIsSentAsThe,
      },
    ],
  },
}
