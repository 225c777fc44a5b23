import type { Badge } from '@pavilion/contract/organisations/badge-fields.ts'

type Size = keyof NonNullable<Badge['crest']>

/** What a crest is made of beside the name: the sent picture, or the colours of the drawn one. */
export const crestOf = (badge: Badge | null, size: Size = 'small') => ({
  image: badge?.crest?.[size],
  colours: badge?.colours ?? undefined,
})
