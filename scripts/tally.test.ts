import { expect, test } from 'vitest'
import { readResults, readTally, tallyLine } from './tally.ts'

const report = (counts: object, testResults: object[] = []) =>
  JSON.stringify({
    numPassedTests: 0,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults,
    ...counts,
  })

test('passed, failed and skipped tests are counted', () => {
  const tally = readTally(report({ numPassedTests: 7, numFailedTests: 2, numPendingTests: 1 }), 1)

  expect(tallyLine(tally)).toBe('7 passed, 2 failed, 1 skipped')
})

test('nothing is said of skipped tests when there are none', () => {
  expect(tallyLine(readTally(report({ numPassedTests: 7 }), 0))).toBe('7 passed, 0 failed')
})

test('a file that broke before its tests could run is a failure', () => {
  const broken = { status: 'failed', assertionResults: [] }

  expect(readTally(report({ numPassedTests: 7 }, [broken]), 1).failed).toBe(1)
})

test('a run that went wrong with no test to blame is a failure', () => {
  expect(readTally(report({ numPassedTests: 7 }), 1).failed).toBe(1)
})

test('what became of each test is told by file, whatever kept one from running', () => {
  const assertionResults = ['passed', 'failed', 'pending', 'todo'].map((status) => ({
    title: `it ${status}`,
    status,
  }))
  const file = { name: '/checkout/e2e/a.test.ts', status: 'failed', assertionResults }

  const results = readResults(report({}, [file]), '/checkout')

  expect(results.get('e2e/a.test.ts')?.map(({ outcome }) => outcome)).toEqual([
    'passed',
    'failed',
    'skipped',
    'skipped',
  ])
})
