type Size = { readonly width: number; readonly height: number }

/** Whether a logo is so wide that it contains the name: then no name is shown beside it, and it is no icon. */
export const isWordmark = ({ width, height }: Size): boolean => width > 2 * height
