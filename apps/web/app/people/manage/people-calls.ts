import * as people from '#calls/people.ts'
import { send } from '#state/api.ts'
import type { InputOf, OutputOf } from '#state/call.ts'

export type Duplicates = OutputOf<typeof people.duplicates>['data']
export type Suggestion = Duplicates['suggestions'][number]
export type Person = Suggestion['one']
export type Change = Duplicates['changes'][number]

export const listDuplicates = (organisationId?: string) =>
  send(people.duplicates, organisationId === undefined ? {} : { organisationId })

export const findPeople = (asked: InputOf<typeof people.find>) => send(people.find, asked)

export const previewMerge = (asked: InputOf<typeof people.preview>) => send(people.preview, asked)

export const mergePeople = (asked: InputOf<typeof people.merge>) => send(people.merge, asked)

export const listMatchesOf = (personId: string) => send(people.matches, { personId })

export const splitPerson = (asked: InputOf<typeof people.split>) => send(people.split, asked)

export const showChange = (changeId: string) => send(people.change, { changeId })

export const undoChange = (asked: InputOf<typeof people.undo>) => send(people.undo, asked)
