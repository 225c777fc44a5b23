import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { ownKept, ownRowsKept } from '#shared/own-kept.ts'
import { useChange } from '#shared/use-change.ts'
import { type ManagedBrand, saveBrand, showBrand } from './brand-calls.ts'
import { refusalText } from '#state/request.ts'

type Saving = {
  readonly tournamentId: string
  readonly first: ManagedBrand
  readonly onSaved: (brand: ManagedBrand) => void | Promise<void>
}

/** What is typed, and what was wrong with it when it was last sent. */
export function useBrand({ tournamentId, first: opened, onSaved }: Saving) {
  const [first, setFirst] = useState(opened)
  const [theirs, setTheirs] = useState<ManagedBrand>()
  const [logo, setLogo] = useState(first.logo)
  const [sponsors, setSponsors] = useState(first.sponsors)
  const [problem, setProblem] = useState<string>()
  const { busy, change } = useChange(onSaved)
  const typed = JSON.stringify([logo, sponsors])
  const isChanged = busy === undefined && typed !== JSON.stringify([first.logo, first.sponsors])
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    const named = sponsors.map(({ picture, ...one }) => ({
      ...one,
      pictureId: picture?.id ?? null,
    }))
    const brand = { logoId: logo?.id ?? null, sponsors: named }
    const asked = { tournamentId, revision: first.revision, brand }
    const refused = await change('save', () => saveBrand(asked))
    setProblem(refused && refusalText(refused))
    if (refused?.code !== 'BRAND_CHANGED') return
    const now = await showBrand(tournamentId)
    if (now.ok) setTheirs(now.data.data)
  }
  /** What somebody else has saved, beneath what is typed here. */
  const load = () => {
    if (theirs === undefined) return
    const seen = { before: { logo: first.logo }, mine: { logo }, theirs: { logo: theirs.logo } }
    setLogo(ownKept(seen).logo)
    setSponsors(ownRowsKept({ before: first.sponsors, mine: sponsors, theirs: theirs.sponsors }))
    setFirst(theirs)
    setTheirs(undefined)
    setProblem(undefined)
  }
  return {
    logo,
    setLogo,
    sponsors,
    setSponsors,
    isChanged,
    busy: busy !== undefined,
    problem,
    save,
    theirs,
    load,
    leave: () => setTheirs(undefined),
  }
}
