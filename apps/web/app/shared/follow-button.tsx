import type { FollowedKind } from '@pavilion/contract/following/following-calls.ts'
import { Button, buttonClasses } from '@pavilion/kit/button.tsx'
import { Icon } from '@pavilion/kit/icons/icon.tsx'
import { useCallback, useState } from 'react'
import { follow, show, unfollow } from '#calls/following.ts'
import { ModalLink } from '#layout/modal-link.tsx'
import { send } from '#state/api.ts'
import { browserStorage } from '#state/storage.ts'
import { toasts } from '#state/toasts.ts'
import { useAnswer } from '#state/use-answer.ts'
import { useClientState } from '#state/use-client-state.ts'
import * as t from '#texts/common.ts'

type Followable = {
  readonly kind: FollowedKind
  readonly thing: { readonly id: string; readonly name: string }
}

/**
 * Follows what a page is about. The page is the same for everybody: what somebody follows is asked for in the
 * browser. Who is not signed in logs in first, and then follows what they came for.
 */
export function FollowButton(followable: Followable) {
  const { auth } = useClientState()
  if (auth.token !== null) return <FollowSwitch key={followable.thing.id} {...followable} />
  return (
    <ModalLink
      className={buttonClasses({ variant: 'board-outline', size: 'small' })}
      modal="login"
      isAwaited
      onClick={() => wishToFollow(followable)}
    >
      <Icon name="bell" size={18} />
      {t.follow}
    </ModalLink>
  )
}

const WISH_KEY = 'wish-to-follow'
/** Logging in takes less, even with a provider or after signing up. */
const WISH_LASTS_MS = 900_000

const tab = browserStorage(() => sessionStorage)

type Named = Pick<Followable, 'kind'> & { readonly thing: { readonly id: string } }

const nameOf = ({ kind, thing }: Named) => `${kind} ${thing.id}`

/** Remembers, for a quarter of an hour and in this tab, what somebody chose to follow before logging in. */
const wishToFollow = (followable: Followable): void =>
  tab.set(WISH_KEY, `${Date.now()} ${nameOf(followable)}`)

/** Whether this was what somebody wanted to follow; the wish is forgotten. */
function takeWish(followable: Named): boolean {
  const [since = '', ...name] = (tab.get(WISH_KEY) ?? '').split(' ')
  if (name.join(' ') !== nameOf(followable)) return false
  tab.remove(WISH_KEY)
  return Date.now() - Number(since) < WISH_LASTS_MS
}

/** For who is signed in: whether they follow it, and the change of that. */
function FollowSwitch(followable: Followable) {
  const { kind, thing } = followable
  const thingId = thing.id
  const load = useCallback(() => {
    const isWished = takeWish({ kind, thing: { id: thingId } })
    return send(isWished ? follow : show, { kind, thingId })
  }, [kind, thingId])
  const { answer } = useAnswer(load)
  const [busy, setBusy] = useState(false)
  const [changed, setChanged] = useState<boolean>()
  const isFollowed = changed ?? (answer?.ok === true && answer.data.data.isFollowed)
  const change = async () => {
    setBusy(true)
    const told = await send(isFollowed ? unfollow : follow, { kind, thingId })
    setBusy(false)
    if (told.ok) setChanged(told.data.data.isFollowed)
    else toasts.add('error', told.message)
  }
  return (
    <Button
      variant={isFollowed ? 'board' : 'board-outline'}
      size="small"
      icon={isFollowed ? 'check' : 'bell'}
      busy={busy}
      aria-label={isFollowed ? t.stopFollowingName(thing) : t.followName(thing)}
      onClick={() => void change()}
    >
      {isFollowed ? t.following : t.follow}
    </Button>
  )
}
