const files = { small: 'small.webp', large: 'large.webp', share: 'share.jpg' } as const

/** The address of an uploaded picture. */
export const pictureOf = (id: string, rendition: keyof typeof files): string =>
  `/pictures/posts/${id}/${files[rendition]}`
