/** Why a file cannot be imported, in a sentence for the list of failures. */
export class Unfit extends Error {
  override readonly name = 'Unfit'
}
