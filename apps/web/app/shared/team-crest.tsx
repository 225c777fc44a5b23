import type { Badge } from '@pavilion/contract/organisations/badge-fields.ts'
import type { TeamRef } from '@pavilion/contract/records.ts'
import { Crest } from '@pavilion/kit/art/crest.tsx'

/** Wider, the small picture would be blurred on a sharp screen. */
const WIDEST_SMALL = 64

/** What a crest is made of beside the name: the sent picture, or the colours of the drawn one. */
export const crestOf = (badge: Badge | null, size: number) => ({
  size,
  image: badge?.crest?.[size > WIDEST_SMALL ? 'large' : 'small'],
  colours: badge?.colours ?? undefined,
})

type TeamCrestProps = {
  readonly team: Pick<TeamRef, 'name' | 'shortName' | 'badge'>
  readonly size: number
}

/** The mark of a team, beside its name: the crest that its club has sent, or the drawn one in the club’s colours. */
export const TeamCrest = ({ team: { name, shortName, badge }, size }: TeamCrestProps) => (
  <Crest name={name} code={shortName ?? undefined} {...crestOf(badge, size)} />
)
