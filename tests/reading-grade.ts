/** Flesch and Kincaid: the American school year in which texts of English are understood. Fragments are sentences. */
export function gradeOf(texts: readonly string[]): number {
  const sentences = texts.flatMap((text) => text.split(/(?<=[.?!:])\s+/)).filter((text) => /[a-z]/i.test(text));
  const words = sentences.flatMap((text) => text.match(/[A-Za-z\d'’-]+/g) ?? []);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** Groups of vowels, without the silent e of an ending. */
function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, "");
  const spoken = letters.replace(/(?:(?<![sxz]|ch|sh)es|(?<![td])ed|(?<!l)e)$/, "");
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0);
}
