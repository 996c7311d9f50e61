import { FACTS, type LenderFacts } from "./facts";
import { RULES, type RuleSeed } from "./rules";
import type { LenderTexts } from "./texts";
import { auxilo } from "./lenders/auxilo";
import { avanse } from "./lenders/avanse";
import { axisBank } from "./lenders/axis-bank";
import { bankOfBaroda } from "./lenders/bank-of-baroda";
import { bankOfIndia } from "./lenders/bank-of-india";
import { canaraBank } from "./lenders/canara-bank";
import { credila } from "./lenders/credila";
import { hdfcBank } from "./lenders/hdfc-bank";
import { iciciBank } from "./lenders/icici-bank";
import { idfcFirstBank } from "./lenders/idfc-first-bank";
import { incred } from "./lenders/incred";
import { mpowerFinancing } from "./lenders/mpower-financing";
import { prodigyFinance } from "./lenders/prodigy-finance";
import { propelld } from "./lenders/propelld";
import { punjabNationalBank } from "./lenders/punjab-national-bank";
import { stateBankOfIndia } from "./lenders/state-bank-of-india";
import { tataCapital } from "./lenders/tata-capital";
import { unionBankOfIndia } from "./lenders/union-bank-of-india";

const TEXTS: Readonly<Record<string, LenderTexts>> = {
  "state-bank-of-india": stateBankOfIndia,
  "bank-of-baroda": bankOfBaroda,
  "union-bank-of-india": unionBankOfIndia,
  "punjab-national-bank": punjabNationalBank,
  "canara-bank": canaraBank,
  "bank-of-india": bankOfIndia,
  "icici-bank": iciciBank,
  "hdfc-bank": hdfcBank,
  "axis-bank": axisBank,
  "idfc-first-bank": idfcFirstBank,
  "tata-capital": tataCapital,
  credila,
  avanse,
  auxilo,
  incred,
  propelld,
  "prodigy-finance": prodigyFinance,
  "mpower-financing": mpowerFinancing,
};

export type LenderSeed = { facts: LenderFacts; texts: LenderTexts; rules: readonly RuleSeed[] };

/** Every lender with its facts, texts and rules, in the order of the list. Throws when one of them is missing. */
export const LENDERS: readonly LenderSeed[] = FACTS.map((facts) => {
  const texts = TEXTS[facts.id];
  const rules = RULES[facts.id];
  if (!texts || !rules) throw new Error(`Lender ${facts.id} has facts but no ${texts ? "rules" : "texts"}`);
  return { facts, texts, rules };
});
