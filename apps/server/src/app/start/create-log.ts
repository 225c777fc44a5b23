import { destination, type Level, type Logger, pino } from 'pino'

/** Characters that control a terminal or are invisible, besides those that JSON escapes anyway. */
const UNSEEN = /[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g

const escaped = (sign: string) => String.raw`\u` + sign.charCodeAt(0).toString(16).padStart(4, '0')

type Out = { readonly write: (line: string) => void }

/** The log, one JSON object per line. Untrusted text cannot break lines or control a terminal. */
export function createLog(
  level: Level | 'silent',
  out: Out = destination({ dest: 1, sync: true }),
): Logger {
  // The detail of a constraint error quotes the whole row, which may contain personal data.
  const options = { level, redact: { paths: ['err.detail'], remove: true } }
  return pino(options, { write: (line) => out.write(line.replaceAll(UNSEEN, escaped)) })
}
