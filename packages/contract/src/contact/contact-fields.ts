import { z } from 'zod'
import { contactLimits, contactProblem } from './contact-form.ts'

type Part = keyof typeof contactLimits

const BODY_OF_A_PART = 20_000

const part = (name: Part) =>
  z
    .string(`${contactLimits[name].label} is required`)
    .max(BODY_OF_A_PART, `${contactLimits[name].label} is too long`)
    .overwrite((text) => text.trim().normalize('NFC').replaceAll('\r\n', '\n'))
    .superRefine((text, context) => {
      const message = contactProblem(name, text)
      if (message !== undefined) context.addIssue({ code: 'custom', message })
    })

export const ContactName = part('name')
export const ContactSubject = part('subject')
export const ContactMessage = part('message')
