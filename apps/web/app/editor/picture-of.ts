const files = { small: 'small.webp', large: 'large.webp', share: 'share.jpg' } as const

/** Where a sent picture is. */
export const pictureOf = (id: string, rendition: keyof typeof files): string =>
  `/pictures/posts/${id}/${files[rendition]}`
