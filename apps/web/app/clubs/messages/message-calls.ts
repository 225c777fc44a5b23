import * as clubs from '#calls/clubs.ts'
import { send } from '#state/api.ts'
import type { InputOf, OutputOf } from '#state/call.ts'

export type Sent = OutputOf<typeof clubs.messages>['data']
export type SentMessage = Sent['messages'][number]
export type Audience = InputOf<typeof clubs.sendMessage>['message']['audience']
export type Readers = OutputOf<typeof clubs.messageReaders>['data']
export type Received = OutputOf<typeof clubs.received>['data'][number]

export const listMessages = (organisationId: string) => send(clubs.messages, { organisationId })

export const sendMessage = (asked: InputOf<typeof clubs.sendMessage>) =>
  send(clubs.sendMessage, asked)

export const showReaders = (asked: InputOf<typeof clubs.messageReaders>) =>
  send(clubs.messageReaders, asked)

export const remindReaders = (asked: InputOf<typeof clubs.remindReaders>) =>
  send(clubs.remindReaders, asked)

export const listReceived = () => send(clubs.received)

export const readMessage = (messageId: string) => send(clubs.readMessage, { messageId })
