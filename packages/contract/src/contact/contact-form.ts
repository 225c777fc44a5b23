/** The lengths of what visitors write to a site, in characters. */
export const contactLimits = {
  name: { label: 'Name', min: 1, max: 100, isOneLine: true },
  subject: { label: 'Subject', min: 3, max: 120, isOneLine: true },
  message: { label: 'Message', min: 10, max: 5000, isOneLine: false },
} as const

const CONTROLS = /\p{Cc}/u
const CONTROLS_BUT_LINES = /[^\P{Cc}\n\r\t]/u

/** What is wrong with a field, as it is told to the writer; undefined when nothing is. */
export function contactProblem(part: keyof typeof contactLimits, text: string): string | undefined {
  const { label, min, max, isOneLine } = contactLimits[part]
  const trimmed = text.trim().normalize('NFC')
  const length = Array.from(trimmed).length
  if (length === 0) return `${label} is required`
  if (length < min) return `${label} should be at least ${min} characters`
  if (length > max) return `${label} should be at most ${max} characters`
  const isPlain = !(isOneLine ? CONTROLS : CONTROLS_BUT_LINES).test(trimmed)
  return isPlain ? undefined : `${label} should be plain text`
}
