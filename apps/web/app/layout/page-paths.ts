/** The pages of the products that the menu marks as the current one, in the order of `products`. */
export const productPages: readonly string[] = [
  '/manage-cricket-matches',
  '/manage-cricket-tournament',
  '/manage-cricket-clubs',
  '/manage-cricket-associations',
  '/manage-cricket-academies',
  '/cricket-scoring',
  '/live-cricket-streaming',
  '/ground-booking',
  '/ticket-booking',
]

/** The pages of the Company menu. */
export const companyPages: readonly string[] = [
  '/company',
  '/about-us',
  '/our-team',
  '/news',
  '/career',
  '/legends',
  '/contact-us',
]
