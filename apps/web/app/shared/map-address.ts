type Position = { readonly latitude: number; readonly longitude: number }

/**
 * A `geo:` address (RFC 5870) that opens the device's own map, with a search when only the address is
 * known.
 */
export const mapAddress = (position: Position | null, address: string): string =>
  position === null
    ? `geo:0,0?q=${encodeURIComponent(address)}`
    : `geo:${position.latitude},${position.longitude}?q=${position.latitude},${position.longitude}(${encodeURIComponent(address)})`
