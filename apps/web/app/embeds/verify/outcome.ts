import type { Finding, Signed, Verified } from '@pavilion/cricket/chain/verify-log.ts'
import * as t from '#texts/embeds.ts'

/** What is said of a file. */
export type Outcome = {
  readonly kind: 'good' | 'bad' | 'busy'
  readonly title: string
  readonly lines: readonly string[]
}

/** Of a file that was rewritten from end to end, this much is enough. */
const MOST_LINES = 20

export function outcomeOf(verified: Verified | undefined): Outcome {
  if (verified === undefined) return { kind: 'bad', title: t.noLog, lines: [] }
  const { found, signed, sides, entries, head } = verified
  if (found.length > 0) {
    const more = found.length - MOST_LINES
    const told = found.slice(0, MOST_LINES).map(findingText)
    return {
      kind: 'bad',
      title: t.logChanged,
      lines: more > 0 ? [...told, t.moreFound({ more })] : told,
    }
  }
  const facts = [
    ...(sides === '' ? [] : [sides]),
    t.entriesOfLog({ entries }),
    t.hashOfLog({ head }),
  ]
  return { kind: 'good', title: t.nothingChanged, lines: [...facts, ...signed.map(signedText)] }
}

const findingText = (finding: Finding): string =>
  t.finding({
    kind: finding.kind,
    seq: 'seq' in finding ? finding.seq : 0,
    by: 'by' in finding ? finding.by : '',
  })

const signedText = ({ name, role, at, seq, since }: Signed): string =>
  t.signatureOfLog({ name, role, day: dayText(at), seq, since })

/** "14 June 2026"; what is no instant stays as it is. */
function dayText(at: string): string {
  const when = new Date(at)
  if (Number.isNaN(when.getTime())) return at
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(when)
}
