export type Tally = { readonly passed: number; readonly failed: number; readonly skipped: number }

/** The part of vitest's JSON report that is needed. */
type Report = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly {
    readonly status: string
    readonly assertionResults: readonly unknown[]
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

export const tallyLine = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
