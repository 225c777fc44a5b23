import { refused } from '../result.ts'
import type { Refused } from '../result.ts'

/** Why a fact cannot have happened, with the Law or playing condition. */
export const refusals = {
  'match-over': 'The match is over (Law 16).',
  'no-innings': 'No innings is in progress (Law 13).',
  'innings-over': 'The innings is over (Law 13).',
  'innings-in-progress': 'An innings is still in progress (Law 13).',
  'no-such-team': 'That side does not play in this match (Law 1).',
  'no-innings-left': 'That side has had its innings (Law 13).',
  'forfeit-after-start': 'An innings can only be forfeited before it begins (Law 15.2).',
  'follow-on-not-allowed': 'The lead is too small to ask for a follow-on (Law 14).',
  'super-over-not-due': 'A Super Over is played only after a tie (Law 16, playing conditions).',
  'toss-late': 'The toss comes before the first innings (Law 13).',
  'not-in-batting-side': 'That batter is not in the batting side (Law 1).',
  'not-in-fielding-side': 'That player is not in the fielding side (Law 1).',
  'not-in-side': 'That player is not in the side (Law 1).',
  'same-batter-twice': 'Two different batters are at the wicket (Law 25).',
  'batter-out': 'That batter is out already (Law 25).',
  'batter-away': 'That batter has left the field; record the return first (Law 25.4).',
  'has-batted': 'Who has been at the wicket is not absent; record that they retire (Law 25.4).',
  'bad-result': 'A match that is won has a winner, and no other has one (Law 16).',
  'batter-not-away': 'That batter has not left the field (Law 25.4).',
  'no-review-left': 'That side has no review left in this innings (playing conditions).',
  'had-turn': 'That batter’s pair has had its overs (playing conditions).',
  'others-first':
    'Who retired at the limit bats on once everybody else has been in (playing conditions).',
  'needs-consent': 'Who retired out bats on only with the other captain’s consent (Law 25.4.3).',
  'batter-not-in': 'That batter is not at the wicket (Law 25).',
  'no-place-free': 'Two batters are at the wicket already (Law 25).',
  'still-at-the-wicket': 'A batter who is at the wicket is left out of the pair (Law 25).',
  'substitute-only-fields': 'A substitute neither bowls nor leads the side (Law 24.1.2).',
  'off-the-field': 'That player is off the field; record the return first (Law 24.2).',
  'replaces-nobody': 'A substitute or replacement takes the place of another player (Law 24.1).',
  'already-plays': 'That player is in a side already (Law 1.2).',
  'side-full': 'That side has all its players; say who of them does not take part (Law 1.1).',
  'same-name': 'Somebody of that name is in the side already; add an initial.',
  'has-played':
    'Who has batted or bowled takes part; record a replacement instead (Law 1.2, playing conditions).',
  replaced: 'That player was replaced and takes no further part (playing conditions).',
  'replacement-not-allowed': 'This match does not allow that replacement (playing conditions).',
  'at-the-wicket': 'A batter who is in retires before being replaced (Law 25.4).',
  'two-overs-running':
    'The over is complete and its bowler may not bowl the next; if the umpires miscounted, record that first (Law 17.6).',
  'bowler-over-quota':
    'The bowler has bowled as many overs as are allowed; a part of one counts as a whole (playing conditions).',
  'no-powerplay-to-take': 'The batting side has no powerplay to take here (playing conditions).',
  'powerplay-taken':
    'The batting side has taken its powerplay in this innings (playing conditions).',
  'powerplay-within-an-over': 'A powerplay begins with an over (playing conditions).',
  'powerplay-not-now': 'The powerplay may not be taken at this stage (playing conditions).',
  'absurd-runs': 'So many runs cannot come from one ball (Law 18).',
  'alone-in-twos': 'Whoever bats alone scores twos, fours and sixes only (playing conditions).',
  'wide-and-no-ball': 'A no-ball is never a wide (Law 21.13).',
  'wide-with-bat-runs': 'A ball that the bat touches is no wide (Law 22.4).',
  'wide-with-byes': 'All runs off a wide are wides (Law 22.6).',
  'too-few-extras':
    'A wide or no-ball costs at least what the playing conditions say (Laws 21, 22).',
  'byes-and-bat-runs': 'Runs are off the bat, byes or leg byes, never two of them (Law 23).',
  'no-such-boundary': 'Only a four or a six can be one without the boundary (Law 19).',
  'penalty-not-five': 'Penalty runs come in fives, or as the playing conditions say (Law 41).',
  'too-many-wickets': 'Two batters at most can be out on one ball (Law 25).',
  'out-twice': 'Nobody is out twice on one ball (Law 25).',
  'not-out-on-wide':
    'Off a wide a batter can only be out stumped, hit wicket, run out or obstructing the field (Law 22.9).',
  'not-out-on-no-ball':
    'Off a no-ball a batter can only be out run out, obstructing the field or hitting the ball twice (Law 21.18).',
  'not-out-on-free-hit':
    'On a free hit a batter can only be out as off a no-ball (Law 21.18, playing conditions).',
  'striker-only': 'Only the striker can be out in that way (Laws 32 to 39).',
  'timed-out-at-the-wicket': 'Only a batter who is due to come in can be timed out (Law 40).',
  'non-striker-only':
    'Before the delivery only the non-striker can be run out; a throw at the striker’s wicket is a no-ball (Laws 21.4, 38.3).',
  'ball-not-in-play': 'No ball is in play while a batter is due to come in (Law 20.1).',
  'runs-with-dismissal': 'At that dismissal no runs are scored (Law 18.8).',
  'bad-miscount': 'Only the over in progress, the last or the next can be miscounted (Law 17.5).',
  'total-of-balls': 'That innings was scored ball by ball; its total follows from the balls.',
  'bad-total': 'That is no total of an innings in this match (Law 16).',
  'bad-card': 'That scorecard contradicts itself (Law 3.4).',
  'bad-target': 'A target is at least one run (Law 16).',
  'forbids-later': 'After that correction the Laws would forbid what was recorded later.',
  'no-such-entry': 'No entry with that number stands in the log.',
} as const

export type RefusalCode = keyof typeof refusals

export function refuse(code: RefusalCode): Refused<RefusalCode> {
  return refused(code, refusals[code])
}
