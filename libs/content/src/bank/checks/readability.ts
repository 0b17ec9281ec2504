import { plainText, sentencesOf } from './text.js';

/** Syllables of an English word, counted by its groups of vowels: right for about nine in ten. */
function syllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  if (letters.length <= 3) return 1;
  const trimmed = letters
    .replace(/(?:[^laeiouy]es|[^laeiouydt]ed|[^laeiouy]e)$/, (end) => end.charAt(0))
    .replace(/^y/, '');
  return Math.max(1, trimmed.match(/[aeiouy]{1,2}/g)?.length ?? 1);
}

/** The running text of a passage: headings, tables and list markers aren't sentences. */
function prose(markdown: string): string {
  return markdown
    .split('\n')
    .filter((line) => !/^\s*(?:\||#|[-=]{3,})/.test(line))
    .map((line) => line.replace(/^\s*(?:>|[-*+]|\d+[.)])\s+/, ''))
    .join('\n');
}

/** Words of running text in a passage. */
export function proseWords(markdown: string): number {
  return plainText(prose(markdown)).match(/[A-Za-z][A-Za-z'’-]*/g)?.length ?? 0;
}

/** Flesch–Kincaid grade: 0.39 words per sentence + 11.8 syllables per word − 15.59. */
export function readingGrade(markdown: string): number {
  const sentences = prose(markdown)
    .split(/\n\s*\n/)
    .flatMap((paragraph) => sentencesOf(plainText(paragraph)));
  const words = sentences.flatMap((s) => s.match(/[A-Za-z][A-Za-z'’-]*/g) ?? []);
  if (words.length === 0) return 0;
  const beats = words.reduce((sum, word) => sum + syllables(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (beats / words.length) - 15.59;
}
