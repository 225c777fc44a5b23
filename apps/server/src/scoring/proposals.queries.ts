import type { ScoringProposal } from '@pavilion/contract/matches/scoring-fields.ts'
import type { Fact } from '@pavilion/cricket/facts.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

/** What nobody has answered yet, the earliest first. */
export async function findProposals(db: Db, matchId: string): Promise<ScoringProposal[]> {
  const found = await sql<ScoringProposal>`
    select p.id, p.after, p.facts, p.proposed_at as at,
           nullif(concat_ws(' ', a.first_name, a.last_name), '') as by
    from scoring_proposal p left join account a on a.id = p.account_id
    where p.match_id = ${matchId}::uuid and p.answer is null
    order by p.proposed_at, p.id`.execute(db)
  return found.rows
}

export type NewProposal = {
  readonly id: string
  readonly matchId: string
  readonly accountId: string
  readonly after: number
  readonly facts: readonly Fact[]
  readonly now: string
}

/** The same proposal again changes nothing. */
export async function insertProposal(db: Db, proposal: NewProposal): Promise<void> {
  const { id, matchId: match_id, accountId: account_id, after, facts, now: proposed_at } = proposal
  await db
    .insertInto('scoring_proposal')
    .values({ id, match_id, account_id, after, facts: JSON.stringify(facts), proposed_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

type Answered = {
  readonly matchId: string
  readonly proposalId: string
  readonly answer: 'accepted' | 'declined'
  readonly now: string
}

/** The first answer counts. */
export async function answerProposal(db: Db, answered: Answered): Promise<void> {
  const { matchId, proposalId, answer, now: answered_at } = answered
  await db
    .updateTable('scoring_proposal')
    .set({ answer, answered_at })
    .where('id', '=', proposalId)
    .where('match_id', '=', matchId)
    .where('answer', 'is', null)
    .execute()
}
