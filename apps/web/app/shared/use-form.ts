import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import type { Problems } from './form-problems.ts'
import { focusFirst, useSending } from './use-sending.ts'

/** What is wrong with a value; undefined when nothing is. */
export type Rule = (text: string) => string | undefined

/** The fields that hold any text. */
type TextOf<Fields> = {
  [K in keyof Fields]-?: Fields[K] extends string
    ? string extends Fields[K]
      ? K & string
      : never
    : never
}[keyof Fields]

type Rules<Fields> = Readonly<Partial<Record<TextOf<Fields>, Rule>>>

/**
 * What is typed into a form, and sending it. `first` is what the form begins with and what it is compared with. A
 * text with a rule is validated when it loses focus, and from then on while it is typed. What was wrong when the
 * form was sent is told until that field is changed.
 */
export function useForm<Fields extends object>(
  first: Fields | (() => Fields),
  rules?: Rules<Fields>,
) {
  const [begun] = useState(first)
  const [typed, setTyped] = useState(begun)
  const sending = useSending()
  const { problems, setProblems } = sending
  const texts = useTexts(typed, rules)
  const change = (part: Partial<Fields>) => {
    setTyped((now) => ({ ...now, ...part }))
    setProblems((now) => without(now, part))
  }
  const field = (name: TextOf<Fields>) => ({
    ...texts.of(name, problems[name]),
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      setTyped((now) => ({ ...now, [name]: target.value }))
      setProblems((now) => without(now, { [name]: target.value }))
    },
  })
  const onSubmit =
    (send: (typed: Fields) => Promise<Problems | undefined>) =>
    (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      const form = event.currentTarget
      if (texts.areRight()) void sending.submit(form, () => send(typed))
      else focusFirst(form)
    }
  /** Begins anew. */
  const reset = () => {
    setTyped(begun)
    texts.forget()
  }
  const isChanged =
    JSON.stringify(typed) !== JSON.stringify(typeof first === 'function' ? begun : first)
  return { typed, change, field, leave: texts.leave, reset, isChanged, onSubmit, ...sending }
}

/** Which texts have been left, and what is wrong with them by their rules. */
function useTexts<Fields extends object>(typed: Fields, rules: Rules<Fields> | undefined) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const wrongIn = (name: TextOf<Fields>) => rules?.[name]?.(String(typed[name]))
  const leave = (name: TextOf<Fields>) => setLeft((now) => new Set([...now, name]))
  return {
    leave,
    forget: () => setLeft(new Set()),
    of: (name: TextOf<Fields>, problem: string | undefined) => ({
      name,
      value: String(typed[name]),
      error: problem ?? (left.has(name) ? wrongIn(name) : undefined),
      onBlur: () => leave(name),
    }),
    /** Whether all are; otherwise it is told of each. */
    areRight: () => {
      const ruled = namesOf(rules)
      flushSync(() => setLeft(new Set(ruled)))
      return ruled.every((name) => wrongIn(name) === undefined)
    },
  }
}

/** The messages about fields other than those that have just been changed, and their parts. */
const without = (problems: Problems, part: object): Problems =>
  Object.fromEntries(
    Object.entries(problems).filter(([path]) => !((path.split('.')[0] ?? '') in part)),
  )

function namesOf<Name extends string>(rules?: Readonly<Partial<Record<Name, Rule>>>): Name[] {
  const names: Name[] = []
  for (const name in rules) names.push(name)
  return names
}
