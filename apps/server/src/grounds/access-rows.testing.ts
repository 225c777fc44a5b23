import { aGround, aGroundAlone, groundStaff } from '#app/access-walk/hired-ground.testing.ts'
import { only, open, openly, own, type RowsOf } from '#app/access-walk/rows.testing.ts'

const words = {
  about: '',
  address: '',
  position: null,
  amenities: [],
  rules: [],
  cancellation: [],
  aheadDays: 90,
  noticeMinutes: 0,
}

/** A row for a call that changes a ground. */
const changing = <Input>(change: Input) =>
  openly(
    only('manage-ground', groundStaff, async (things) => ({
      groundId: (await aGround(things)).groundId,
      revision: 1,
      ...change,
    })),
  )

export const grounds: RowsOf<'grounds'> = {
  filter: open(() => ({})),
  show: open(({ groundId }) => ({ groundId })),
  showPublic: open(({ groundId }) => ({ groundId })),
  filterOwn: own('it finds only the grounds that one looks after', () => ({})),
  showConsole: openly(only('manage-ground', groundStaff, aGroundAlone)),
  saveText: changing({ words }),
  saveSlots: changing({ slots: [] }),
  saveEquipment: changing({ equipments: [] }),
  savePhotos: changing({ photos: [] }),
  sendPhoto: openly(
    only('manage-ground', groundStaff, async (things) => ({
      params: { groundId: (await aGround(things)).groundId },
      body: new File([Buffer.from('no picture')], 'photo.png', { type: 'image/png' }),
    })),
  ),
  offer: openly(
    only('manage-ground', groundStaff, async (things) => ({
      groundId: (await aGround(things)).groundId,
      isOffered: true,
    })),
  ),
}
