import type { Slice } from '#slice.ts'
import { limits } from './limits.ts'
import { personalData } from './personal-data.queries.ts'
import { createGroundPhotos } from './show-photo.ts'
import { showConsoleGround } from './console-ground.ts'
import { filterGrounds } from './filter-grounds.ts'
import { offerGround } from './offer-ground.ts'
import { filterOwnGrounds } from './own-grounds.ts'
import { savePhotos, sendPhoto } from './photos.ts'
import { saveText } from './save-ground.ts'
import { saveEquipment, saveSlots } from './save-slots.ts'
import { showGround } from './show-ground.ts'
import { showPublicGround } from './show-public.ts'

export const grounds = {
  calls: {
    grounds: {
      filter: filterGrounds,
      show: showGround,
      showPublic: showPublicGround,
      filterOwn: filterOwnGrounds,
      showConsole: showConsoleGround,
      saveText,
      saveSlots,
      saveEquipment,
      savePhotos,
      sendPhoto,
      offer: offerGround,
    },
  },
  pictures: [createGroundPhotos],
  personalData: [personalData],
  limits,
} satisfies Slice
