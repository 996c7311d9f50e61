/**
 * What a lender means by "abroad" where it gives no list: the countries that lists of others name, by ISO 3166-1 code.
 * Russia stands on one of them, for that lender alone.
 */
const USUAL: ReadonlySet<string> = new Set(
  "US,GB,CA,AU,NZ,SG,HK,JP,AT,BE,DK,FI,FR,DE,GR,IE,IT,NL,NO,PL,PT,ES,SE,CH,CZ,EE".split(","),
);

/** Whether a lender without a list of countries is taken to lend there; of others it is to be asked. */
export const isUsual = (code: string) => USUAL.has(code);
