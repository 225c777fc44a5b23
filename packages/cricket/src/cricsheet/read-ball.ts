import { dismissalKinds } from '../facts.ts'
import type { BallBowled, DismissalKind, Extras, Fielder, Review, Wicket } from '../facts.ts'
import { asCount, asList, asObject, asText, isJson, maybeText } from './place.ts'
import type { Json, Place } from './place.ts'

/** One delivery as a fact; the three names were read by the caller. */
export function readBall(delivery: Json, place: Place): BallBowled {
  const runs = asObject(delivery['runs'], 'runs', place)
  const base = {
    type: 'ball-bowled',
    striker: asText(delivery['batter'], 'batter', place),
    nonStriker: asText(delivery['non_striker'], 'non_striker', place),
    bowler: asText(delivery['bowler'], 'bowler', place),
    runs: asCount(runs['batter'], 'runs.batter', place),
  } as const
  const { extras, wickets, review } = delivery
  const rare = runs['non_boundary'] === true || review !== undefined
  if (extras === undefined && wickets === undefined && !rare) return base
  return {
    ...base,
    ...(runs['non_boundary'] === true && { nonBoundary: true }),
    ...(extras !== undefined && { extras: readExtras(extras, place) }),
    ...(wickets !== undefined && { wickets: readWickets(wickets, place) }),
    ...(isJson(review) && { reviews: readReviews(review) }),
  }
}

function readExtras(value: unknown, place: Place): Extras {
  const extras = asObject(value, 'extras', place)
  const { wides, noballs, byes, legbyes, penalty } = extras
  return {
    ...(wides !== undefined && { wides: asCount(wides, 'extras.wides', place) }),
    ...(noballs !== undefined && { noballs: asCount(noballs, 'extras.noballs', place) }),
    ...(byes !== undefined && { byes: asCount(byes, 'extras.byes', place) }),
    ...(legbyes !== undefined && { legbyes: asCount(legbyes, 'extras.legbyes', place) }),
    ...(penalty !== undefined && { penalty: asCount(penalty, 'extras.penalty', place) }),
  }
}

const kinds = new Map<unknown, DismissalKind>(dismissalKinds.map((kind) => [kind, kind]))

function readWickets(value: unknown, place: Place): Wicket[] {
  return asList(value, 'wickets', { place, most: 11 }).map((item, i) => {
    const wicket = asObject(item, `wickets[${i}]`, place)
    const kind = kinds.get(wicket['kind'])
    if (kind === undefined) return place.misfit(`wickets[${i}].kind`, 'a known dismissal')
    const playerOut = asText(playerOutOf(wicket), `wickets[${i}].player_out`, place)
    const fielders = wicket['fielders']
    return fielders === undefined
      ? { kind, playerOut }
      : { kind, playerOut, fielders: readFielders(fielders, place) }
  })
}

/** One file of the archive misspells the key. */
function playerOutOf(wicket: Json): unknown {
  return wicket['player_out'] ?? wicket['playeer_out']
}

function readFielders(value: unknown, place: Place): Fielder[] {
  return asList(value, 'wickets.fielders', { place, most: 11 }).map((item) => {
    const fielder = isJson(item) ? item : { name: item }
    const player = maybeText(fielder['name'])
    return {
      ...(player !== undefined && { player }),
      ...(fielder['substitute'] === true && { substitute: true }),
    }
  })
}

function readReviews(review: Json): Review[] {
  const by = maybeText(review['by'])
  const decision = maybeText(review['decision'])
  if (by === undefined || decision === undefined) return []
  const batter = maybeText(review['batter'])
  const umpire = maybeText(review['umpire'])
  const type = maybeText(review['type'])
  return [
    {
      by,
      decision,
      ...(batter !== undefined && { batter }),
      ...(umpire !== undefined && { umpire }),
      ...(type !== undefined && { type }),
      ...(review['umpires_call'] === true && { umpiresCall: true }),
    },
  ]
}
