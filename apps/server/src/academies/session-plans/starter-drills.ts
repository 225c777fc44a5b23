import type { DrillFields } from '@pavilion/contract/academies/session-plan-fields.ts'

/** A dozen drills to begin with, for children and beginners with one net and some space. */
export const starterDrills: readonly DrillFields[] = [
  {
    name: 'Name and catch',
    minutes: 8,
    trains: 'fitness',
    equipment: '1 soft ball for 6',
    how: 'A ring of six. Call a name, throw underarm, run round the ring back to your place. Two balls once it goes well.',
  },
  {
    name: 'Drive off a drop feed',
    minutes: 12,
    trains: 'batting',
    equipment: '1 bat for 2, 6 balls, 2 cones',
    how: 'The partner kneels to the off side and drops the ball on a length. Step, head over the ball, and drive between two cones ten metres away. Six each, then change.',
  },
  {
    name: 'Leave or play',
    minutes: 12,
    trains: 'batting',
    equipment: '1 net, 12 balls, 3 stumps',
    how: 'Throw-downs on and outside off stump. The batter calls "play" or "leave" before the ball lands. A point for each call that was right.',
  },
  {
    name: 'Quick singles',
    minutes: 15,
    trains: 'batting',
    equipment: '2 bats, 1 ball, 6 stumps, 4 cones',
    how: 'Two batters, a feeder and four fielders in a ring. Drop the ball and run; call every time. Out changes the batter, six runs change the pair.',
  },
  {
    name: 'Hit the length',
    minutes: 15,
    trains: 'bowling',
    equipment: '1 net, 12 balls, a target sheet or 4 cones',
    how: 'Mark a good length two metres long. Six balls each from a full run: 2 points for the length, 1 for the line of off stump.',
  },
  {
    name: 'Standing action',
    minutes: 8,
    trains: 'bowling',
    equipment: '1 ball for 2',
    how: 'Pairs, 12 metres apart, front foot already down. Bowl with a high arm and let the back leg come through. The partner watches the head: it goes straight at the target.',
  },
  {
    name: 'Spin to the fielder',
    minutes: 10,
    trains: 'bowling',
    equipment: '1 ball for 2, chalk',
    how: 'Draw a line on the ball. Spin it to your partner over eight metres so that the line stays upright, then let it bounce once and see which way it turns.',
  },
  {
    name: 'Long barrier and return',
    minutes: 10,
    trains: 'fielding',
    equipment: '4 balls, 1 set of stumps',
    how: 'A line of four. Run to the rolled ball, long barrier, up and throw over the stumps to the keeper. Ten stops without a miss as a team.',
  },
  {
    name: 'High catches',
    minutes: 10,
    trains: 'fielding',
    equipment: '2 soft balls, 1 bat',
    how: 'Call your name early, get under the ball, hands high and together. Soft balls first; move back two metres after three catches.',
  },
  {
    name: 'One stump shy',
    minutes: 8,
    trains: 'fielding',
    equipment: '8 balls, 2 stumps',
    how: 'Two teams on two sides of one stump, ten metres away. Pick up on the move and throw underarm. The first team with five hits wins.',
  },
  {
    name: 'Keeper on the move',
    minutes: 10,
    trains: 'keeping',
    equipment: 'Gloves, 6 balls, 3 stumps',
    how: 'Feed left and right at random. Small steps sideways, weight on the balls of the feet, hands give with the ball. A stumping every third ball.',
  },
  {
    name: 'Pairs cricket',
    minutes: 30,
    trains: 'game',
    equipment: '2 bats, 1 soft ball, 6 stumps',
    how: 'Pairs bat for three overs; a wicket costs five runs, and nobody goes out. Everybody bowls an over and keeps for one. The best pair wins.',
  },
]
