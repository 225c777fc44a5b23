import { z } from 'zod'

/** Everything a match page shows, as the engine's `viewOf` works it out from the log. */
export const MatchView = z.record(z.string(), z.unknown())

/** One innings as its scorecard shows it. */
export const InningsCard = z.record(z.string(), z.unknown())

/** One over with its commentary, newest ball first. */
export const OverCommentary = z.record(z.string(), z.unknown())
