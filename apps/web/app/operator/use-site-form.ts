import type { SiteLogo } from '@pavilion/contract/sites/site-logo.ts'
import type { SiteLink, SiteText } from '@pavilion/contract/sites/site-settings.ts'
import { useState } from 'react'
import type { ChangeEvent, SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { toasts } from '#state/toasts.ts'
import { saveSettings, type Settings } from './site-calls.ts'

type Line = 'name' | 'tagline' | 'description' | 'locale' | 'noReply' | 'contactEmail'
type Event = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>

type Problems = Readonly<Record<string, string>>

export type SiteForm = ReturnType<typeof useSiteForm>

/** The state of the settings form, its validation messages and its saving. */
export function useSiteForm(
  { revision, words: before, logo: logoBefore }: Settings,
  onSaved: (settings: Settings) => void,
) {
  const [words, setText] = useState<SiteText>(before)
  const [logo, showLogo] = useState(logoBefore)
  const [problems, setProblems] = useState<Problems>({})
  const [busy, setBusy] = useState(false)

  const change = (part: Partial<SiteText>) => {
    setText((now) => ({ ...now, ...part }))
    setProblems((now) => without(now, part))
  }
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (busy) return
    setBusy(true)
    const answer = await saveSettings(revision, words)
    if (answer.ok) {
      toasts.add('success', answer.data.message)
      onSaved(answer.data.data)
      return
    }
    toasts.add('error', answer.message)
    flushSync(() => {
      setBusy(false)
      setProblems(byPath(answer.errors))
    })
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  const line = (name: Line) => ({
    value: words[name],
    error: problems[name],
    onChange: ({ target }: Event) => change({ [name]: target.value }),
  })
  const link = (name: SiteLink) => ({
    value: words.links[name],
    error: problems[`links.${name}`],
    onChange: ({ target }: Event) => change({ links: { ...words.links, [name]: target.value } }),
  })
  const setLogo = (sent: SiteLogo | null) => {
    showLogo(sent)
    change({ logo: sent?.id ?? null })
  }
  const isChanged = JSON.stringify(words) !== JSON.stringify(before)
  return { words, logo, problems, busy, isChanged, change, setLogo, save, line, link }
}

/** The messages of fields other than those that have just been changed. */
const without = (problems: Problems, part: Partial<SiteText>): Problems =>
  Object.fromEntries(
    Object.entries(problems).filter(([path]) => !((path.split('.')[0] ?? '') in part)),
  )

/** The first message of each field. */
function byPath(errors: readonly { readonly path: string; readonly message: string }[]) {
  const told = errors.map(({ path, message }) => [path.replace(/^words\./, ''), message] as const)
  return Object.fromEntries(told.toReversed())
}
