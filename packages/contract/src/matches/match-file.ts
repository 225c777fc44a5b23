import { z } from 'zod'

/** Cricsheet's JSON, and the two files of its "Ashwin" form of CSV: deliveries, and what else is known. */
export const matchFileForms = ['cricsheet.json', 'ashwin.csv', 'ashwin-info.csv'] as const
export type MatchFileForm = (typeof matchFileForms)[number]

export const MatchFile = z.file().mime(['application/json', 'text/csv'])
