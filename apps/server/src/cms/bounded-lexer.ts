import { Lexer, type MarkedOptions, type Token, Tokenizer, type TokensList } from 'marked'

const MOST_LINES = 5000
const LONGEST_RUN = 5000
const LONGEST_WORD = 1000
const hasLongWord = (text: string) => new RegExp(`\\S{${LONGEST_WORD + 1}}`).test(text)
const DEEPEST = 12

/** Why a text cannot be laid out, as a sentence for its editor. */
export class TooIntricate extends Error {
  override readonly name = 'TooIntricate'
}

const inDigits = (count: number) => count.toLocaleString('en')

/** Quotations and lists are read once for each level that they are nested in. */
class BoundedTokenizer extends Tokenizer {
  #depth = 0

  override blockquote(src: string) {
    return this.#within(() => super.blockquote(src))
  }

  override list(src: string) {
    return this.#within(() => super.list(src))
  }

  #within<T>(read: () => T): T {
    if (this.#depth === DEEPEST) {
      throw new TooIntricate(`Quotations and lists can be nested ${DEEPEST} deep at most.`)
    }
    this.#depth += 1
    try {
      return read()
    } finally {
      this.#depth -= 1
    }
  }
}

/** Reading a paragraph, heading, item or cell takes time in the square of its length, and so do its words. */
class BoundedLexer extends Lexer {
  override inlineTokens(src: string, tokens?: Token[]): Token[] {
    if (src.length > LONGEST_RUN) {
      const most = inDigits(LONGEST_RUN)
      throw new TooIntricate(`A paragraph can have ${most} characters at most. Leave a line empty.`)
    }
    if (hasLongWord(src)) {
      throw new TooIntricate(`A word can have ${inDigits(LONGEST_WORD)} characters at most.`)
    }
    return super.inlineTokens(src, tokens)
  }
}

/** Reads Markdown within limits, so that the time it takes grows with the length alone. Throws TooIntricate. */
export function lexBounded(source: string, options: MarkedOptions): TokensList {
  if (source.split('\n').length > MOST_LINES) {
    throw new TooIntricate(`An article can have ${inDigits(MOST_LINES)} lines at most.`)
  }
  return new BoundedLexer({ ...options, tokenizer: new BoundedTokenizer() }).lex(source)
}
