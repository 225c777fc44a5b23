import { existsSync } from 'node:fs'

/** Debian's, which the relay starts. */
export const hasFirefox = existsSync('/usr/bin/firefox-esr')

/** The main journeys, which are made in Firefox as well as in Chromium. */
export const journeysInFirefox = [
  'academy-enrolment',
  'booking',
  'buying',
  'club-team-sheet',
  'correcting',
  'following',
  'match',
  'schedule-match',
  'scoring',
  'tournament-straight',
].map((journey) => `e2e/${journey}.test.ts`)
