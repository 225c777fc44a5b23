import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { serverNow } from '#state/api.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/academies.ts'
import { keepAttendance, type NewMark } from './attendance-calls.ts'
import { markStore, nameOf } from './mark-store.ts'

const MOST_AT_ONCE = 200
const RETRY_MS = 15_000

type Marks = Readonly<Record<string, NewMark['mark'] | undefined>>
const byName = (marks: readonly NewMark[]): Marks =>
  Object.fromEntries(marks.map((mark) => [nameOf(mark), mark.mark]))

/**
 * Who came, as it was tapped: kept on the device first and sent whenever there is a connection. The server keeps the
 * latest mark of a student in a session, so sending again does no harm.
 */
export function useAttendance(organisationId: string) {
  const store = useMemo(() => markStore(localStorage, organisationId), [organisationId])
  const [noted, setNoted] = useState<Marks>(() => byName(store.all()))
  const [waiting, setWaiting] = useState(() => store.all().length)
  const isSending = useRef(false)

  const send = useCallback(async () => {
    if (isSending.current) return
    isSending.current = true
    let marks = store.all().slice(0, MOST_AT_ONCE)
    while (marks.length > 0) {
      const answer = await keepAttendance({ organisationId, marks })
      if (!answer.ok) break
      store.forget(marks)
      const { refused } = answer.data.data
      if (refused.length > 0) {
        toasts.add('error', t.notEnrolledAnyMore({ count: refused.length }))
        const without = Object.fromEntries(refused.map((mark) => [nameOf(mark), undefined]))
        setNoted((before) => ({ ...before, ...without }))
      }
      marks = store.all().slice(0, MOST_AT_ONCE)
    }
    isSending.current = false
    setWaiting(store.all().length)
  }, [organisationId, store])

  useEffect(() => {
    const again = () => void send()
    again()
    const timer = setInterval(again, RETRY_MS)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [send])

  const tap = (tapped: Omit<NewMark, 'markedAt'>) => {
    const mark = { ...tapped, markedAt: new Date(serverNow()).toISOString() }
    store.keep(mark)
    setNoted((before) => ({ ...before, [nameOf(mark)]: mark.mark }))
    setWaiting(store.all().length)
    void send()
  }
  return { noted, waiting, tap }
}

export type Attendance = ReturnType<typeof useAttendance>
