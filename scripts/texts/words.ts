type Placed = { readonly word: string; readonly line: number }

/** What is not prose: code, addresses, links' targets, HTML and names of files. */
const notProse =
  /`[^`\n]*`|\]\([^)\n]*\)|<[^>\n]+>|\bhttps?:\/\/\S+|\S+@\S+|[\w.*-]*[/\\_@#=][\w./\\*@#=-]*|[\w-]+\.[a-z]{2,5}\b/g

/** A word, with an apostrophe within it; not a part of one with digits or capitals inside it. */
const word = /(?<![\w’'-])[A-Za-z][a-z]+(?:[’'][a-z]+)*(?![\w])/g

/** The words of a Markdown document or of a catalogue of messages, each with its line. */
export function wordsOf(file: string, text: string): Placed[] {
  const prose = file.endsWith('.json') ? valuesOf(text) : withoutBlocks(text)
  return prose.split('\n').flatMap((one, at) =>
    [...one.replaceAll(notProse, ' ').matchAll(word)].map(([found]) => ({
      word: found.replaceAll('’', "'"),
      line: at + 1,
    })),
  )
}

const blanked = (block: string): string => block.replaceAll(/[^\n]/g, '')

/** Without fenced code, with as many lines. */
const withoutBlocks = (text: string): string => text.replaceAll(/```[\s\S]*?```/g, blanked)

/** The messages without their keys and without the arguments of ICU: "{count, plural, one {…". */
const valuesOf = (text: string): string =>
  text
    .replaceAll(/^(\s*)"[^"]*":/gm, '$1')
    .replaceAll(
      /\{\w+, (?:plural|select|number|selectordinal)\b,?|\b(?:one|other|few|=\d+|[\w-]+) (?=\{)|\{\w+\}/g,
      ' ',
    )
