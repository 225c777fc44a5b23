import type { TournamentStatus } from '@pavilion/contract/tournaments/tournament-calls.ts'
import { LiveTag } from '@pavilion/kit/cricket/scoreboard/live-tag.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'

/** ONGOING with a live dot; other statuses as a plain tag. */
export function StatusWord({ status }: { readonly status: TournamentStatus }) {
  return status === 'ONGOING' ? <LiveTag>{status}</LiveTag> : <Tag>{status}</Tag>
}
