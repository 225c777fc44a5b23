import type { SiteLogo } from '@pavilion/contract/sites/site-logo.ts'
import type { SiteLink, SiteText } from '@pavilion/contract/sites/site-settings.ts'
import { useState } from 'react'
import type { ChangeEvent, SubmitEvent } from 'react'
import { type Problems, problemsByPath, useSubmission } from '#shared/use-submission.ts'
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
  const [words, setText] = useState<SiteText>(before)
  const [logo, showLogo] = useState(logoBefore)
  const { busy, problems, setProblems, submit } = useSubmission()

  const change = (part: Partial<SiteText>) => {
    setText((now) => ({ ...now, ...part }))
    setProblems((now) => without(now, part))
  }
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    return submit(event.currentTarget, async () => {
      const answer = await saveSettings(revision, words)
      toasts.add(answer.ok ? 'success' : 'error', answer.ok ? answer.data.message : answer.message)
      if (!answer.ok) return problemsByPath(answer.errors, 'words.')
      onSaved(answer.data.data)
      return undefined
    })
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
