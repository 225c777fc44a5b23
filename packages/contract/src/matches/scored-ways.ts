/**
 * Ways in which the matches behind somebody’s figures may have been scored: `ball-by-ball` all of the match, `live` as the
 * balls were bowled, `neutral` by scorers whom the tournament appointed, `both-sides` by people of both clubs, or by one
 * and checked by the other, `signed` by a captain or an umpire.
 */
export const scoredWays = ['ball-by-ball', 'live', 'neutral', 'both-sides', 'signed'] as const
export type ScoredWay = (typeof scoredWays)[number]
