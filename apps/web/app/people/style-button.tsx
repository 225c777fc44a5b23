import type { PlayingStyle } from '@pavilion/contract/people/playing-style.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as players from '#calls/players.ts'
import { send } from '#state/api.ts'
import { useAnswer } from '#state/use-answer.ts'
import { useClientState } from '#state/use-client-state.ts'
import * as t from '#texts/people.ts'

const StyleDialog = lazy(() =>
  import('./style-dialog.tsx').then((module) => ({ default: module.StyleDialog })),
)

type StyleProps = { readonly player: { readonly id: string; readonly name: string } }

/** Says how a player plays: for the player, and those who run a team of theirs. */
export function StyleButton({ player }: StyleProps) {
  const { auth } = useClientState()
  return auth.token === null ? null : <Asked key={player.id} player={player} />
}

function Asked({ player }: StyleProps) {
  const playerId = player.id
  const load = useCallback(() => send(players.style, { playerId }), [playerId])
  const { answer } = useAnswer(load)
  const [saved, setSaved] = useState<PlayingStyle>()
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  if (answer?.ok !== true || !answer.data.data.mayChange) return null
  return (
    <>
      <Button variant="board-outline" size="small" icon="edit" onClick={() => setOpen(true)}>
        {t.playingStyle}
      </Button>
      <Suspense>
        {isOpen && (
          <StyleDialog
            player={player}
            style={saved ?? answer.data.data.style}
            onClose={() => setOpen(false)}
            onSaved={(style) => {
              setSaved(style)
              setOpen(false)
              void navigate(pathname, { replace: true, preventScrollReset: true })
            }}
          />
        )}
      </Suspense>
    </>
  )
}
