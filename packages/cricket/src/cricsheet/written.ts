import type { DismissalKind, Extras } from '../facts.ts'

/** Cricsheet's JSON format, version 1.2.0, as far as it follows from the facts of a match. */
export type WrittenMatch = {
  readonly info: WrittenInfo
  readonly innings: readonly WrittenInnings[]
}

export type WrittenInfo = {
  readonly outcome?: WrittenOutcome
  readonly player_of_match?: readonly string[]
  readonly players: Readonly<Record<string, readonly string[]>>
  readonly teams: readonly [string, string]
  readonly toss?: {
    readonly winner: string
    readonly decision: 'bat' | 'field'
    readonly uncontested?: true
  }
}

export type WrittenOutcome = {
  readonly winner?: string
  readonly result?: 'tie' | 'draw' | 'no result'
  readonly by?: { readonly runs?: number; readonly wickets?: number; readonly innings?: number }
  readonly method?: string
  readonly eliminator?: string
  readonly bowl_out?: string
}

export type WrittenInnings = {
  readonly team: string
  readonly overs?: readonly WrittenOver[]
  /** The total of an innings that nobody scored ball by ball. No key of Cricsheet’s. */
  readonly summed?: WrittenSum
  readonly absent_hurt?: readonly string[]
  readonly penalty_runs?: { readonly pre?: number; readonly post?: number }
  readonly declared?: true
  readonly forfeited?: true
  readonly powerplays?: readonly WrittenPowerplay[]
  readonly miscounted_overs?: Readonly<Record<string, WrittenMiscount>>
  readonly target?: { readonly runs: number; readonly overs?: number }
  readonly super_over?: true
}

export type WrittenSum = {
  readonly runs: number
  readonly wickets: number
  readonly balls: number
}

/** From and to a delivery, both included: 0.1 to 5.6. */
export type WrittenPowerplay = {
  readonly type: string
  readonly from: number
  readonly to: number
}

export type WrittenMiscount = { readonly balls: number; readonly umpire?: string }

export type WrittenOver = {
  readonly over: number
  readonly deliveries: readonly WrittenDelivery[]
}

export type WrittenDelivery = {
  /** The over and the number of the legal ball that was due: "12.3". Since version 1.2.0. */
  readonly actual_delivery?: string
  readonly batter: string
  readonly bowler: string
  readonly non_striker: string
  readonly runs: WrittenRuns
  readonly extras?: Extras
  readonly replacements?: {
    readonly match?: readonly WrittenReplacement[]
    readonly role?: readonly WrittenReplacement[]
  }
  readonly review?: WrittenReview
  readonly wickets?: readonly WrittenWicket[]
}

export type WrittenRuns = {
  readonly batter: number
  readonly extras: number
  readonly total: number
  readonly non_boundary?: true
}

export type WrittenReplacement = {
  readonly in: string
  readonly out?: string
  readonly team?: string
  readonly reason: string
  readonly role?: string
}

export type WrittenReview = {
  readonly by: string
  readonly umpire?: string
  readonly batter?: string
  readonly decision: string
  readonly type?: string
  readonly umpires_call?: true
}

export type WrittenWicket = {
  readonly player_out: string
  readonly kind: DismissalKind
  readonly fielders?: readonly { readonly name?: string; readonly substitute?: true }[]
}
