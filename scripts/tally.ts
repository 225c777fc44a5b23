import path from 'node:path'
import type { Outcome, Results } from './specification-map.ts'

export type Tally = { readonly passed: number; readonly failed: number; readonly skipped: number }

/** The part of vitest's JSON report that is needed. */
type Report = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[]
  }[]
}

/**
 * Counts the tests of a report. A file that failed to load counts as one failure, and so does a failed run
 * without a failed test.
 */
export function readTally(report: string, exitCode: number): Tally {
  const read: Report = JSON.parse(report)
  const brokenFiles = read.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length
  const failed = read.numFailedTests + brokenFiles
  return {
    passed: read.numPassedTests,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: read.numPendingTests + read.numTodoTests,
  }
}

const outcomeOf = (status: string): Outcome =>
  status === 'passed' || status === 'failed' ? status : 'skipped'

/** What became of every test of a report, by file. */
export function readResults(report: string, root: string): Results {
  const read: Report = JSON.parse(report)
  return new Map(
    read.testResults.map(({ name, assertionResults }) => [
      path.relative(root, name),
      assertionResults.map(({ title, status }) => ({ title, outcome: outcomeOf(status) })),
    ]),
  )
}

export const tallyLine = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
