/** The largest quantity of an item in a cart, and the most items. */
export const MOST_OF_ONE = 99
export const MOST_ITEMS = 20
