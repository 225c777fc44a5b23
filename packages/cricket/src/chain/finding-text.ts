import type { Finding } from './verify-log.ts'

/** What was found, in a sentence. */
export function findingText(finding: Finding, head = ''): string {
  switch (finding.kind) {
    case 'setup':
      return 'The setup was changed.'
    case 'end':
      return 'Entries are missing at the end, or the head was changed.'
    case 'head':
      return `The head is not ${head}.`
    case 'changed':
      return `Entry ${finding.seq} was changed.`
    case 'missing':
      return `Entry ${finding.seq} is missing or not in its place.`
    case 'signature':
      return `${finding.by} signed something else at entry ${finding.seq}.`
  }
}
