import { startMatch } from '@pavilion/cricket/fold/match.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import type { Fact } from '@pavilion/cricket/facts.ts'
import { judgeAll } from '@pavilion/cricket/laws/judge-all.ts'
import { expect, test } from 'vitest'
import { after, ball, opening, setup } from '../scoring.testing.ts'
import { askAbout, possibleChanges, returnsOf } from './player-change.ts'

const [lions, tigers] = setup.teams
const spare = { id: 'TL', name: 'Player TL' }

/** The match in which the Tigers have listed twelve. */
function withTwelve(...facts: readonly Fact[]): MatchState {
  const twelve = { ...tigers, players: [...tigers.players, spare] }
  const judged = judgeAll(startMatch({ ...setup, teams: [lions, twelve] }), facts)
  if (!judged.ok) throw new Error(judged.message)
  return judged.value.state
}

const asked = (...given: Parameters<typeof askAbout>) => {
  const answer = askAbout(...given)
  return 'fact' in answer ? answer.fact : answer.choices.map(({ id }) => id)
}

test('a substitute is asked for by who goes off and who comes on', () => {
  const state = withTwelve(...opening, ball(0))
  expect(asked(state, 'substitute', [])).toHaveLength(12)
  expect(asked(state, 'substitute', ['TA'])).toContain('TL')
  expect(asked(state, 'substitute', ['TA'])).not.toContain('TK')
  expect(askAbout(state, 'substitute', ['TA'])).toMatchObject({ typed: { label: 'Somebody else' } })

  const fact = asked(state, 'substitute', ['TA', 'Yasir'])
  expect(fact).toMatchObject({ in: 'Yasir', out: 'TA', team: 'tigers', role: 'fielder' })
})

test('whoever is off comes back for the substitute', () => {
  const fact = askAbout(after(...opening), 'substitute', ['TA', 'Yasir'])
  if (!('fact' in fact)) throw new Error('All is said.')
  const state = after(...opening, fact.fact)
  const [back] = returnsOf(state)

  expect(back).toMatchObject({ label: 'Player TA is back', note: 'Yasir goes off' })
  expect(asked(state, 'substitute', [])).not.toContain('TA')
  expect(returnsOf(after(...opening, fact.fact, back!.fact))).toEqual([])
})

test('a replacement is possible where more are listed than play, for the reasons that the match allows', () => {
  expect(possibleChanges(after(...opening)).map(({ id }) => id)).not.toContain('replacement')

  const state = withTwelve(...opening, ball(0))
  expect(asked(state, 'replacement', [])).toEqual(['tigers'])
  expect(asked(state, 'replacement', ['tigers'])).toContain('TK')
  expect(asked(state, 'replacement', ['tigers', 'TK'])).toContain('TL')
  expect(asked(state, 'replacement', ['tigers', 'TK', 'TL'])).toHaveLength(6)
  const { conditions } = state.setup
  const strict = {
    ...state.setup,
    conditions: { ...conditions, replacements: ['injury_substitute'] },
  }
  const limited = { ...state, setup: strict } as MatchState
  expect(asked(limited, 'replacement', ['tigers', 'TK', 'TL'])).toEqual(['injury_substitute'])
  expect(asked(state, 'replacement', ['tigers', 'TK', 'TL', 'impact_player'])).toEqual({
    type: 'player-replaced',
    team: 'tigers',
    in: 'TL',
    out: 'TK',
    reason: 'impact_player',
  })
})

test('another keeper is anybody of the side but the keeper', () => {
  const named = { type: 'roles-named', team: 'tigers', keeper: 'TA' } as const
  const state = after(named, ...opening)

  expect(asked(state, 'keeper', ['tigers'])).not.toContain('TA')
  expect(asked(state, 'keeper', ['tigers', 'TB'])).toEqual({ ...named, keeper: 'TB' })
})

test('who has batted is not absent', () => {
  const able = asked(after(...opening, ball(0)), 'absent', [])

  expect(able).toHaveLength(9)
  expect(able).not.toContain('LA')
})

test('who is not listed plays for a side that is short, or instead of one who was named', () => {
  const ten = { ...tigers, players: tigers.players.slice(0, 10) }
  const short = startMatch({ ...setup, teams: [lions, ten] })
  expect(asked(short, 'joined', [])).toEqual(['lions', 'tigers'])
  expect(askAbout(short, 'joined', ['tigers'])).toMatchObject({ typed: { label: 'Name' } })
  expect(asked(short, 'joined', ['tigers', 'Zia Late'])).toEqual({
    type: 'player-joined',
    team: 'tigers',
    player: expect.stringMatching(/^[\da-f-]{36}$/),
    name: 'Zia Late',
  })

  const state = after(...opening, ball(0))
  expect(asked(state, 'joined', ['tigers'])).toHaveLength(10)
  expect(asked(state, 'joined', ['tigers'])).not.toContain('TK')
  expect(asked(state, 'joined', ['tigers', 'TA', 'Zia Late'])).toMatchObject({
    name: 'Zia Late',
    insteadOf: 'TA',
  })
})

test('where the match lists who may be replaced, a full side says that nobody joins it', () => {
  const conditions = { ...setup.conditions, replacements: ['injury_substitute'] as const }
  const state = startMatch({ ...setup, conditions })

  expect(askAbout(state, 'joined', [])).toMatchObject({
    choices: [{ barred: expect.stringContaining('who may be replaced') }, {}],
  })
})
