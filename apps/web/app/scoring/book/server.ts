import type {
  RecordedCorrection,
  ScoringDevice,
  ScoringProposal,
} from '@pavilion/contract/matches/scoring-fields.ts'
import type { Fact } from '@pavilion/cricket/facts.ts'
import type { MatchSetup } from '@pavilion/cricket/setup.ts'
import { claim, grant, record, show } from '#calls/scoring.ts'
import { deviceId, send } from '#state/api.ts'
import { readOn, type Told } from './read-on.ts'

/** A match as the server has it. */
export type ServersMatch = {
  readonly setup: MatchSetup
  readonly facts: readonly Fact[]
  /** The device that scores. */
  readonly holder: ScoringDevice | null
  readonly asked: readonly ScoringDevice[]
  readonly recorded: readonly RecordedCorrection[]
  readonly proposals: readonly ScoringProposal[]
}

/** The calls that a scorebook makes, for one match and this device. */
export type ScoreServer = {
  readonly device: string
  /** The match now; `known`: the facts that the server is known to begin with. */
  readonly show: (known: readonly Fact[]) => Promise<Told<ServersMatch>>
  /** Answers the seq of the last fact. */
  readonly record: (after: number, facts: readonly Fact[]) => Promise<Told<number>>
  /** Asks for the scoring, or takes it over with a reason. */
  readonly claim: (reason: string | null) => Promise<Told<null>>
  readonly grant: (to: string) => Promise<Told<null>>
}

/** `device`: the id under which this device already scores the match. */
export function scoreServer(matchId: string, device = deviceId()): ScoreServer {
  return {
    device,
    show: async (known) => {
      const told = await readOn(known, async (after) => {
        const answer = await send(show, { matchId, after })
        return answer.ok ? { ok: true, value: answer.data.data } : answer
      })
      if (!told.ok) return told
      const { last, facts } = told.value
      const { setup, claim: claimed, corrections: recorded, proposals } = last
      return { ok: true, value: { setup, facts, recorded, proposals, ...claimed } }
    },
    record: async (after, facts) => {
      const answer = await send(record, { matchId, device, after, facts: [...facts] })
      return answer.ok ? { ok: true, value: answer.data.data.seq } : answer
    },
    claim: async (reason) => {
      const takeOver = reason === null ? {} : { takeOver: { reason } }
      const answer = await send(claim, { matchId, device, ...takeOver })
      return answer.ok ? { ok: true, value: null } : answer
    },
    grant: async (to) => {
      const answer = await send(grant, { matchId, device, to })
      return answer.ok ? { ok: true, value: null } : answer
    },
  }
}
