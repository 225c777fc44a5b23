type Position = { readonly latitude: number; readonly longitude: number }

/** Opens whatever map a device has, by no service of anybody's: RFC 5870, with the search that maps understand where only an address is known. */
export const mapAddress = (position: Position | null, address: string): string =>
  position === null
    ? `geo:0,0?q=${encodeURIComponent(address)}`
    : `geo:${position.latitude},${position.longitude}?q=${position.latitude},${position.longitude}(${encodeURIComponent(address)})`
