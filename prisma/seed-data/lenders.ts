import type { LenderSeed } from "./lender-seed";
import { auxilo } from "./lenders/auxilo";
import { avanse } from "./lenders/avanse";
import { axisBank } from "./lenders/axis-bank";
import { bankOfBaroda } from "./lenders/bank-of-baroda";
import { bankOfIndia } from "./lenders/bank-of-india";
import { canaraBank } from "./lenders/canara-bank";
import { centralBankOfIndia } from "./lenders/central-bank-of-india";
import { credila } from "./lenders/credila";
import { hdfcBank } from "./lenders/hdfc-bank";
import { iciciBank } from "./lenders/icici-bank";
import { idfcFirstBank } from "./lenders/idfc-first-bank";
import { incred } from "./lenders/incred";
import { indianBank } from "./lenders/indian-bank";
import { indianOverseasBank } from "./lenders/indian-overseas-bank";
import { mpowerFinancing } from "./lenders/mpower-financing";
import { prodigyFinance } from "./lenders/prodigy-finance";
import { propelld } from "./lenders/propelld";
import { punjabNationalBank } from "./lenders/punjab-national-bank";
import { stateBankOfIndia } from "./lenders/state-bank-of-india";
import { tataCapital } from "./lenders/tata-capital";
import { ucoBank } from "./lenders/uco-bank";
import { unionBankOfIndia } from "./lenders/union-bank-of-india";

/** Every lender, in the order of the list. A new one is its own file and a row here. */
export const LENDERS: readonly LenderSeed[] = [
  stateBankOfIndia,
  bankOfBaroda,
  unionBankOfIndia,
  punjabNationalBank,
  canaraBank,
  bankOfIndia,
  centralBankOfIndia,
  indianBank,
  ucoBank,
  indianOverseasBank,
  iciciBank,
  hdfcBank,
  axisBank,
  idfcFirstBank,
  tataCapital,
  credila,
  avanse,
  auxilo,
  incred,
  propelld,
  prodigyFinance,
  mpowerFinancing,
];
