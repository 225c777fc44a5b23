import type { Slice } from '#slice.ts'
import { createIcons } from './icons.ts'
import { createPictures } from './pictures.ts'

export const pictures = { pictures: [createPictures, createIcons] } satisfies Slice
