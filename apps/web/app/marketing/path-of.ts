/** The page's own path, however it was asked for: by people or by the router. */
export const pathOf = ({ url }: Pick<Request, 'url'>): string =>
  new URL(url).pathname.replace(/\/$|\.data$/, '')
