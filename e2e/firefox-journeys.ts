import { existsSync } from 'node:fs'

/** Debian's, which the relay starts. */
export const hasFirefox = existsSync('/usr/bin/firefox-esr')

/** What most people come for: these are made in Firefox as well as in Chromium. */
export const journeysInFirefox = [
  'e2e/accounts.test.ts',
  'e2e/booking.test.ts',
  'e2e/buying.test.ts',
  'e2e/club-team-sheet.test.ts',
  'e2e/correcting.test.ts',
  'e2e/following.test.ts',
  'e2e/match.test.ts',
  'e2e/match-central.test.ts',
  'e2e/schedule-match.test.ts',
  'e2e/scoring.test.ts',
]
