import { oc } from '@orpc/contract'
import { z } from 'zod'
import { NOT_ALLOWED, SIGNED_OUT, TOO_MANY_TRIES } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { MatchId, TournamentId } from '../ids.ts'
import { MATCH_NOT_FOUND } from '../matches/scoring-refusals.ts'
import {
  BarredSide,
  LineUpSquad,
  SquadAudit,
  SquadPlayerFields,
  SquadText,
  TournamentSquad,
} from './squad-fields.ts'
import {
  ENTRY_NOT_FOUND,
  PLAYER_IN_TWO_SQUADS,
  SQUAD_BREAKS_RULE,
  SQUAD_CLOSED,
  SQUAD_PLAYER_NOT_FOUND,
  TOURNAMENT_NOT_FOUND,
} from './tournament-refusals.ts'

const tags = ['Squads of a tournament']
const MOST_AT_ONCE = 100

const entry = z.strictObject({ entryId: z.uuid() })
const player = entry.extend({ playerId: z.uuid() })
const of = (path: string) => `/api/v1/manage/tournament-entries/{entryId}/squad${path}` as const
const refusals = { SIGNED_OUT, ENTRY_NOT_FOUND, SQUAD_CLOSED }

/** Who plays for a team in a tournament: named by the organiser or by the account that answers for the team. */
export const squadCalls = {
  squads: oc
    .route({
      method: 'GET',
      path: '/api/v1/manage/tournaments/{tournamentId}/squads',
      summary: 'How many are in each squad, and what breaks the rules in squads and matches',
      tags,
    })
    .errors({ SIGNED_OUT, TOURNAMENT_NOT_FOUND })
    .input(z.strictObject({ tournamentId: TournamentId }))
    .output(envelope(SquadAudit)),

  lineUpSquads: oc
    .route({
      method: 'GET',
      path: '/api/v1/manage/tournaments/{tournamentId}/matches/{matchId}/squads',
      summary:
        'The squads and team sheets of the two sides of a match, home first, to name its line-ups from',
      tags,
    })
    .errors({ SIGNED_OUT, TOURNAMENT_NOT_FOUND })
    .input(z.strictObject({ tournamentId: TournamentId, matchId: MatchId }))
    .output(envelope(z.array(LineUpSquad))),

  barredPlayers: oc
    .route({
      method: 'GET',
      path: '/api/v1/matches/{matchId}/barred-players',
      summary: 'Who may not play in a match by the rules of its tournament, for whoever scores it',
      tags,
    })
    .errors({ SIGNED_OUT, NOT_ALLOWED, MATCH_NOT_FOUND })
    .input(z.strictObject({ matchId: MatchId }))
    .output(envelope(z.array(BarredSide))),

  showSquad: oc
    .route({ method: 'GET', path: of(''), summary: 'The squad of a team in a tournament', tags })
    .errors({ SIGNED_OUT, ENTRY_NOT_FOUND })
    .input(entry)
    .output(envelope(TournamentSquad)),

  addToSquad: oc
    .route({
      method: 'POST',
      path: of('/players'),
      summary: 'Adds players to a squad, all or none; somebody who is in it already is changed',
      tags,
      successStatus: 200,
    })
    .errors({ ...refusals, SQUAD_BREAKS_RULE, PLAYER_IN_TWO_SQUADS, TOO_MANY_TRIES })
    .input(
      entry.extend({
        text: SquadText.default(''),
        /** Players of the team’s club. */
        clubPlayerIds: z.array(z.uuid()).max(MOST_AT_ONCE).default([]),
      }),
    )
    .output(envelope(TournamentSquad)),

  saveSquadPlayer: oc
    .route({
      method: 'PUT',
      path: of('/players/{playerId}'),
      summary: 'Changes what is said of a player for the tournament',
      tags,
    })
    .errors({
      ...refusals,
      SQUAD_PLAYER_NOT_FOUND,
      SQUAD_BREAKS_RULE,
      PLAYER_IN_TWO_SQUADS,
    })
    .input(player.extend({ fields: SquadPlayerFields }))
    .output(envelope(TournamentSquad)),

  removeFromSquad: oc
    .route({
      method: 'POST',
      path: of('/players/{playerId}/remove'),
      summary: 'Takes a player out of a squad; repeated, it changes nothing',
      tags,
      successStatus: 200,
    })
    .errors(refusals)
    .input(player)
    .output(envelope(TournamentSquad)),
}
