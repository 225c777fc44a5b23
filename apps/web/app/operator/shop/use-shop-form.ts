import { type Problems, settle } from '#shared/form-problems.ts'
import { useForm } from '#shared/use-form.ts'
import type { Answer } from '#state/request.ts'

/** What was typed, as it is sent; or what is wrong with it, by field. */
export type Read<Words> = { readonly words: Words } | { readonly problems: Problems }

type Told = { readonly message: string; readonly data: unknown }

type ShopForm<Fields, Words> = {
  readonly first: () => Fields
  readonly read: (typed: Fields) => Read<Words>
  readonly send: (words: Words) => Promise<Answer<Told>>
  /** Where the fields stand in what is sent: "words." */
  readonly part?: string
  /** The field beside which a refusal stands that names none. */
  readonly otherwise: string
  readonly onChanged: () => void
}

/** What is typed of something that the site sells by, and saving it. */
export function useShopForm<Fields extends object, Words>(form: ShopForm<Fields, Words>) {
  const { first, read, send, part = '', otherwise, onChanged } = form
  const { typed, change, busy, problems, ...sending } = useForm(first)
  const settled = async (answer: Promise<Answer<Told>>) =>
    settle(await answer, { part, otherwise, onDone: onChanged })
  const onSubmit = sending.onSubmit(async () => {
    const said = read(typed)
    return 'problems' in said ? said.problems : settled(send(said.words))
  })
  /** Sends something else of it, such as its removal. */
  const act = (other: () => Promise<Answer<Told>>) => sending.act(() => settled(other()))
  return { typed, change, busy, problems, onSubmit, act }
}
