/** The page's path, without what the router adds to data requests. */
export const pathOf = ({ url }: Pick<Request, 'url'>): string =>
  new URL(url).pathname.replace(/\/$|\.data$/, '')
