import { Toasts } from '@pavilion/kit/toasts.tsx'
import { toasts } from '#state/toasts.ts'

export const Toaster = () => <Toasts queue={toasts} />
