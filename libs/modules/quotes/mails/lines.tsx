/** Keeps line breaks, in the text part too. */
export function lines(text: string) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text that is rendered once
  return text.split(/\r?\n/).map((line, i) => (i === 0 ? line : [<br key={i} />, line]));
}
