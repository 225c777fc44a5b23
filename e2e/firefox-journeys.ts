import { existsSync } from 'node:fs'

/** Debian's, which the relay starts. */
export const hasFirefox = existsSync('/usr/bin/firefox-esr')

/** Those of the main journeys that are made in Firefox as well as in Chromium. */
export const journeysInFirefox = [
  'e2e/correcting.test.ts',
  'e2e/following.test.ts',
  'e2e/schedule-match.test.ts',
]
