import { expect, test } from 'vitest'
import type { NewMark } from './attendance-calls.ts'
import { markStore } from './mark-store.ts'

function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (at: number) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size
    },
  }
}

const mark = (more: Partial<NewMark> = {}): NewMark => ({
  enrolmentId: 'one',
  day: '2026-07-22',
  starts: '17:30',
  mark: 'here',
  markedAt: '2026-07-22T16:31:00.000Z',
  ...more,
})

test('the latest mark of a student in a session is kept, and those of other sessions beside it', () => {
  const store = markStore(memory(), 'academy')
  const late = mark({ mark: 'late', markedAt: '2026-07-22T16:40:00.000Z' })
  store.keep(mark())
  store.keep(late)
  store.keep(mark({ starts: '19:00' }))

  expect(store.all()).toEqual([late, mark({ starts: '19:00' })])
})

test('a mark that was changed while it was sent is not forgotten', () => {
  const store = markStore(memory(), 'academy')
  const absent = mark({ mark: 'absent', markedAt: '2026-07-22T16:40:00.000Z' })
  store.keep(mark())
  store.keep(mark({ enrolmentId: 'two' }))
  const sent = store.all()
  store.keep(absent)
  store.forget(sent)

  expect(store.all()).toEqual([absent])
})

test('marks of another academy and texts that are no marks are left alone', () => {
  const storage = memory()
  markStore(storage, 'another').keep(mark())
  storage.setItem('attendance academy one', '{"mark":"here"}')
  storage.setItem('attendance academy two', 'nonsense')

  expect(markStore(storage, 'academy').all()).toEqual([])
})
