import { isRecord } from '#state/json-guards.ts'
import type { NewMark } from './attendance-calls.ts'

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const prefixOf = (organisationId: string) => `attendance ${organisationId} `

/** Names the student and the session. */
export const nameOf = ({ enrolmentId, day, starts }: Omit<NewMark, 'mark' | 'markedAt'>): string =>
  `${enrolmentId} ${day} ${starts}`

/**
 * The marks that a device has not sent yet, each under a key of its own: two tabs do not overwrite each other, and
 * the latest mark of a student in a session takes the place of the one before.
 */
export function markStore(storage: Kept, organisationId: string) {
  const prefix = prefixOf(organisationId)
  const keyOf = (mark: NewMark) => `${prefix}${nameOf(mark)}`
  return {
    keep: (mark: NewMark) => storage.setItem(keyOf(mark), JSON.stringify(mark)),
    all: (): NewMark[] => {
      const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
      return keys
        .filter((key) => key.startsWith(prefix))
        .flatMap((key) => parsed(storage.getItem(key)) ?? [])
    },
    /** After sending: a mark that was changed meanwhile stays. */
    forget: (sent: readonly NewMark[]) => {
      for (const mark of sent) {
        const now = parsed(storage.getItem(keyOf(mark)))
        if (now?.markedAt === mark.markedAt && now.mark === mark.mark) {
          storage.removeItem(keyOf(mark))
        }
      }
    },
  }
}

const texts = ['enrolmentId', 'day', 'starts', 'markedAt'] as const

const isMark = (value: unknown): value is NewMark =>
  isRecord(value) &&
  texts.every((name) => typeof value[name] === 'string') &&
  ['here', 'late', 'absent'].some((mark) => mark === value['mark'])

function parsed(text: string | null): NewMark | undefined {
  if (text === null) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isMark(value) ? value : undefined
  } catch {
    return undefined
  }
}
