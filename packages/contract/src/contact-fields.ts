import { z } from 'zod'
import { letterLimits, letterProblem } from './letters.ts'

type Part = keyof typeof letterLimits

const BODY_OF_A_PART = 20_000

const part = (name: Part) =>
  z
    .string(`${letterLimits[name].label} is required`)
    .max(BODY_OF_A_PART, `${letterLimits[name].label} is too long`)
    .overwrite((text) => text.trim().normalize('NFC').replaceAll('\r\n', '\n'))
    .superRefine((text, context) => {
      const message = letterProblem(name, text)
      if (message !== undefined) context.addIssue({ code: 'custom', message })
    })

export const LetterName = part('name')
export const LetterSubject = part('subject')
export const LetterMessage = part('message')
