import type { Exchange } from '#http/pages.ts'
import type { World } from '#world.ts'

/** Answers /matches/{id}/{seq}/card.png; false when the address is none of its own. */
export const createPictures = (_world: World) => async (_exchange: Exchange): Promise<boolean> => false
