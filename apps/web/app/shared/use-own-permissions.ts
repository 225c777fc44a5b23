import { useQueryAnswer } from '#state/use-query-answer.ts'
import { loadPermissions } from './permission-calls.ts'

/** For signed-in pages: what the account may do. */
export const useOwnPermissions = () =>
  useQueryAnswer({ key: ['permissions'], call: loadPermissions })
