import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { modalAddress, wanting } from './modal.ts'
import type { Modal } from './modal.ts'
import { shallow } from './use-modal.ts'

type ModalLinkProps = {
  readonly modal: Modal
  readonly className?: string | undefined
  /** For links between dialogs, so that Back leads to before the first one. */
  readonly replace?: boolean | undefined
  /** The page waits for the login, so that nothing else is asked after it. */
  readonly isAwaited?: boolean
  readonly onClick?: () => void
  readonly children: ReactNode
}

export function ModalLink(props: ModalLinkProps) {
  const { modal, className, replace = false, isAwaited = false, onClick, children } = props
  const location = useLocation()
  return (
    <Link
      {...shallow}
      className={className}
      to={modalAddress(location, modal)}
      replace={replace}
      state={isAwaited ? wanting(location) : location.state}
      onClick={onClick}
    >
      {children}
    </Link>
  )
}
