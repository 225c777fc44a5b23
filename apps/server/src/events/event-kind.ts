import type { z } from 'zod'

/** One kind of event: its name in the past tense, what it is about, and what else is recorded of it. */
export type EventKind<Data> = {
  readonly kind: string
  /** The type of the thing: `order`. Events about one thing are handled in the order they were recorded. */
  readonly thing: string
  /** Small, and without personal data: ids, amounts. Later only optional fields may be added. */
  readonly data: z.ZodType<Data>
}

/** Infers the type of the data. */
export const eventKind = <Data>(kind: EventKind<Data>): EventKind<Data> => kind

/** What has happened, as a listener gets it. */
export type HappenedEvent<Data = unknown> = {
  /** In the order of recording, among events about the same thing. */
  readonly id: number
  readonly kind: string
  readonly thingId: string
  /** Who did it; null where nobody did, such as a payment provider. */
  readonly accountId: string | null
  readonly siteId: string | null
  readonly organisationId: string | null
  readonly data: Data
  readonly recordedAt: string
}

/** Throws when what was recorded does not fit the kind. */
export const parsedAs = <Data>(
  { data }: EventKind<Data>,
  event: HappenedEvent,
): HappenedEvent<Data> => ({ ...event, data: data.parse(event.data) })
