import { NOT_YOURS } from '@pavilion/contract/matches/scoring-refusals.ts'
import { refuseCall } from '#http/refuse-call.ts'

/** The refusal of somebody whom the account may not name; `path` is where the input names them. */
export const notYours = (path: string) =>
  refuseCall('NOT_YOURS', NOT_YOURS, [{ path, message: NOT_YOURS.message }])
