import type { GroundOfficialRole, SlotKind } from '@pavilion/contract/grounds/ground-facts.ts'
import type { Generated, GeneratedAlways } from 'kysely'

type Instant = string
/** A time of day as PostgreSQL writes it, "06:00:00". */
type TimeOfDay = string

type GroundFactsTable = {
  ground_id: string
  about: Generated<string>
  address: Generated<string>
  latitude: number | null
  longitude: number | null
  amenities: Generated<string[]>
  rules: Generated<string[]>
  currency: string
  ahead_days: Generated<number>
  notice_minutes: Generated<number>
  revision: Generated<number>
  withdrawn_at: Instant | null
}

type GroundSlotTable = {
  id: Generated<string>
  ground_id: string
  weekday: number
  starts: TimeOfDay
  ends: TimeOfDay
  kind: Generated<SlotKind>
  price: number
  archived_at: Instant | null
  week: GeneratedAlways<string>
}

type GroundEquipmentTable = {
  id: Generated<string>
  ground_id: string
  name: string
  price: number
  quantity: number
  archived_at: Instant | null
}

type GroundOfficialTable = {
  id: Generated<string>
  ground_id: string
  person_id: string
  role: GroundOfficialRole
  price: number
  archived_at: Instant | null
}

type GroundPhotoTable = {
  id: Generated<string>
  ground_id: string
  position: number
  address: string
  alt: string
  picture_id: string | null
}

type GroundPictureTable = {
  id: Generated<string>
  ground_id: string
  digest: Buffer
  small: Buffer
  large: Buffer
  made_by: string | null
  made_at: Instant
}

type GroundCancellationStepTable = { ground_id: string; hours_before: number; percent: number }

/** The tables of what a ground offers (migrations 0016 and 0032). */
export type GroundTables = {
  ground_facts: GroundFactsTable
  ground_slot: GroundSlotTable
  ground_equipment: GroundEquipmentTable
  ground_official: GroundOfficialTable
  ground_photo: GroundPhotoTable
  ground_picture: GroundPictureTable
  ground_cancellation_step: GroundCancellationStepTable
}
