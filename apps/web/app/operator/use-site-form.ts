import type { SiteLogo } from '@pavilion/contract/sites/site-logo.ts'
import type { SiteLink, SiteText } from '@pavilion/contract/sites/site-settings.ts'
import { useState } from 'react'
import type { ChangeEvent } from 'react'
import { problemsByPath } from '#shared/form-problems.ts'
import { useForm } from '#shared/use-form.ts'
import { toasts } from '#state/toasts.ts'
import { saveSettings, type Settings } from './site-calls.ts'

type Line = 'name' | 'tagline' | 'description' | 'locale' | 'noReply' | 'contactEmail'
type Event = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>

export type SiteForm = ReturnType<typeof useSiteForm>

/** The state of the settings form, its validation messages and its saving. */
export function useSiteForm(
  { revision, words: before, logo: logoBefore }: Settings,
  onSaved: (settings: Settings) => void,
) {
  const { typed: words, change, problems, busy, isChanged, ...form } = useForm<SiteText>(before)
  const [logo, showLogo] = useState(logoBefore)
  const save = form.onSubmit(async () => {
    const answer = await saveSettings(revision, words)
    toasts.add(answer.ok ? 'success' : 'error', answer.ok ? answer.data.message : answer.message)
    if (!answer.ok) return problemsByPath(answer.errors, 'words.')
    onSaved(answer.data.data)
    return undefined
  })
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
  return { words, logo, problems, busy, isChanged, change, setLogo, save, line, link }
}
