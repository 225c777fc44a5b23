import * as documents from '#calls/documents.ts'
import { send } from '#state/api.ts'
import type { InputOf, OutputOf } from '#state/call.ts'

export type Documents = OutputOf<typeof documents.list>['data']
export type OneDocument = Documents['documents'][number]
export type SentFile = OutputOf<typeof documents.sendFile>['data']
export type Fields = InputOf<typeof documents.save>['fields']

export const listDocuments = (organisationId: string) => send(documents.list, { organisationId })

/** It is kept once a document takes it. */
export const sendFile = (organisationId: string, file: File) =>
  send(documents.sendFile, { params: { organisationId }, body: file })

export const saveDocument = (asked: InputOf<typeof documents.save>) => send(documents.save, asked)

export const removeDocument = (asked: InputOf<typeof documents.remove>) =>
  send(documents.remove, asked)

export const loadFile = (asked: InputOf<typeof documents.file>) => send(documents.file, asked)
