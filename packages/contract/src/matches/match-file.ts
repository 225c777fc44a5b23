import { z } from 'zod'

/**
 * Cricsheet's JSON, and the two files of its "Ashwin" form of CSV: deliveries, and what else is known; the log
 * with its hashes.
 */
export const matchDataForms = [
  'cricsheet.json',
  'ashwin.csv',
  'ashwin-info.csv',
  'log.json',
] as const

/** What programs read, and a scorebook to print. */
export const matchFileForms = [...matchDataForms, 'scorebook.pdf'] as const
export type MatchFileForm = (typeof matchFileForms)[number]

export const MatchFile = z.file().mime(['application/json', 'text/csv', 'application/pdf'])
