import type { TagTone } from '@pavilion/kit/tag.tsx'
import { longDay } from '#shared/dates.ts'
import * as t from '#texts/documents.ts'
import type { OneDocument, SentFile } from './document-calls.ts'

type Texts<Key extends string> = Readonly<Record<Key, string>>

export const purposeText: Texts<OneDocument['purpose']> = {
  safeguarding: t.safeguarding,
  'first-aid': t.firstAid,
  insurance: t.insurance,
  coaching: t.coaching,
  other: t.other,
}

export const readersText: Texts<OneDocument['seenBy']> = {
  managers: t.seenByManagers,
  coaches: t.seenByCoaches,
  members: t.seenByMembers,
}

export const stateText: Texts<OneDocument['state']> = {
  valid: t.valid,
  'lapses-soon': t.lapsesSoon,
  lapsed: t.lapsed,
}

export const stateTone: Readonly<Record<OneDocument['state'], TagTone>> = {
  valid: 'positive',
  'lapses-soon': 'info',
  lapsed: 'warning',
}

/** "Valid until Sat 4 July 2026". */
export function lastDayText({ expiresOn, state }: OneDocument, locale: string): string {
  if (expiresOn === null) return t.noLastDay
  const day = longDay(expiresOn, locale)
  return state === 'lapsed' ? t.lapsedOn({ day }) : t.validUntil({ day })
}

const names: Texts<SentFile['type']> = {
  'application/pdf': 'PDF',
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
}
const KILOBYTE = 1024

/** "PDF, 120 KB". */
export const fileText = ({ type, size }: SentFile): string =>
  t.fileIs({ type: names[type], size: Math.ceil(size / KILOBYTE) })

const endings: Texts<SentFile['type']> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
}

/** What a file is called on the device. */
export const fileName = ({ title, file }: OneDocument): string => `${title}.${endings[file.type]}`
