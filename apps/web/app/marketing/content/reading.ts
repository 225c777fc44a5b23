import type { ReadingPage } from '../reading-type.ts'
import { companyReading } from './company.ts'
import { legalReading } from './legal.ts'

/** The pages that are read from top to bottom, by address. */
export const readingPages: Readonly<Record<string, ReadingPage>> = {
  ...companyReading,
  ...legalReading,
}
