export type Sample = { name: string; labels: Record<string, string>; value: number };

const SAMPLE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/;
const LABEL = /([a-zA-Z_]\w*)="((?:[^"\\]|\\.)*)"(?:,|$)/g;

/** "Nan" stands where nothing was counted yet. */
const isNumber = (value: string | undefined) => /^nan$/i.test(value ?? "") || !Number.isNaN(Number(value));

/** @throws where a line is neither a comment nor a sample: a scraper would drop all of them */
export function samplesIn(text: string): Sample[] {
  return text
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [, name, labels = "", value] = SAMPLE.exec(line) ?? [];
      const pairs = [...labels.matchAll(LABEL)];
      if (!name || pairs.map(([whole]) => whole).join("") !== labels || !isNumber(value))
        throw new Error(`No sample: ${line}`);
      return { name, labels: Object.fromEntries(pairs.map(([, label, said]) => [label, said])), value: Number(value) };
    });
}

export const sumOf = (samples: readonly Sample[], name: string, labels: Record<string, string> = {}) =>
  samples
    .filter((sample) => sample.name === name)
    .filter((sample) => Object.entries(labels).every(([label, value]) => sample.labels[label] === value))
    .reduce((sum, { value }) => sum + value, 0);
