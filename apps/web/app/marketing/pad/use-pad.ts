import { useRef, useState } from 'react'
import type { PadKey } from './pad-keys.ts'
import type { Turn } from './pad-match.ts'
import type { PadView } from './pad-view.ts'

type Engine = typeof import('./pad-match.ts')

/** The pad's match: kept in this page alone, folded by the engine that is fetched when it is first wanted. */
export function usePad(opening: PadView) {
  const [shown, setShown] = useState<Pick<Turn, 'view' | 'refusal'>>({
    view: opening,
    refusal: null,
  })
  const engine = useRef<Promise<Engine>>(undefined)
  const match = useRef<Turn>(undefined)
  const prepare = () => (engine.current ??= import('./pad-match.ts'))
  const act = async (step: (engine: Engine, before: Turn) => Turn) => {
    const loaded = await prepare()
    match.current = step(loaded, match.current ?? loaded.openPadMatch())
    setShown(match.current)
  }
  return {
    ...shown,
    prepare: () => void prepare(),
    press: (key: PadKey) => void act(({ press }, { state }) => press(state, key)),
    undo: () => void act(({ undo }, { state }) => undo(state)),
    restart: () => void act(({ openPadMatch }) => openPadMatch()),
  }
}
