import type {
  BattingHand,
  BowlingStyle,
  PlayingStyle,
} from '@pavilion/contract/people/playing-style.ts'
import * as t from '#texts/people.ts'

export const battingWords: Readonly<Record<BattingHand, string>> = {
  right: t.rightHandBat,
  left: t.leftHandBat,
}

export const bowlingWords: Readonly<Record<BowlingStyle, string>> = {
  'right-fast': t.rightArmFast,
  'right-medium': t.rightArmMedium,
  'off-break': t.offBreak,
  'leg-break': t.legBreak,
  'left-fast': t.leftArmFast,
  'left-medium': t.leftArmMedium,
  'left-orthodox': t.leftArmOrthodox,
  'left-wrist-spin': t.leftArmWristSpin,
}

/** "Right-hand bat", "Right-arm off break", as far as they are known. */
export const styleWords = ({ bats, bowls }: PlayingStyle): string[] => [
  ...(bats === null ? [] : [battingWords[bats]]),
  ...(bowls === null ? [] : [bowlingWords[bowls]]),
]
