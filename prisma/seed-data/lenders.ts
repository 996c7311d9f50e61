import type { LenderSeed } from "./lender-seed";
import { auxilo } from "./lenders/auxilo";
import { avanse } from "./lenders/avanse";
import { axisBank } from "./lenders/axis-bank";
import { bankOfBaroda } from "./lenders/bank-of-baroda";
import { bankOfIndia } from "./lenders/bank-of-india";
import { bankOfMaharashtra } from "./lenders/bank-of-maharashtra";
import { biharStudentCreditCard } from "./lenders/bihar-student-credit-card";
import { canaraBank } from "./lenders/canara-bank";
import { centralBankOfIndia } from "./lenders/central-bank-of-india";
import { cosmosBank } from "./lenders/cosmos-bank";
import { credila } from "./lenders/credila";
import { federalBank } from "./lenders/federal-bank";
import { goaGedc } from "./lenders/goa-gedc";
import { gujaratDevelopingCastes } from "./lenders/gujarat-developing-castes";
import { gujaratGueedc } from "./lenders/gujarat-gueedc";
import { haryanaStateCooperativeApexBank } from "./lenders/haryana-state-cooperative-apex-bank";
import { hdfcBank } from "./lenders/hdfc-bank";
import { iciciBank } from "./lenders/icici-bank";
import { idbiBank } from "./lenders/idbi-bank";
import { idfcFirstBank } from "./lenders/idfc-first-bank";
import { incred } from "./lenders/incred";
import { indianBank } from "./lenders/indian-bank";
import { indianOverseasBank } from "./lenders/indian-overseas-bank";
import { kalupurBank } from "./lenders/kalupur-bank";
import { karnatakaBank } from "./lenders/karnataka-bank";
import { karurVysyaBank } from "./lenders/karur-vysya-bank";
import { kotakMahindraBank } from "./lenders/kotak-mahindra-bank";
import { mpowerFinancing } from "./lenders/mpower-financing";
import { nbcfdc } from "./lenders/nbcfdc";
import { ndfdc } from "./lenders/ndfdc";
import { nkgsbBank } from "./lenders/nkgsb-bank";
import { nmdfc } from "./lenders/nmdfc";
import { nsfdc } from "./lenders/nsfdc";
import { nstfdc } from "./lenders/nstfdc";
import { prodigyFinance } from "./lenders/prodigy-finance";
import { propelld } from "./lenders/propelld";
import { punjabAndSindBank } from "./lenders/punjab-and-sind-bank";
import { punjabNationalBank } from "./lenders/punjab-national-bank";
import { saraswatBank } from "./lenders/saraswat-bank";
import { southIndianBank } from "./lenders/south-indian-bank";
import { stateBankOfIndia } from "./lenders/state-bank-of-india";
import { tamilnadMercantileBank } from "./lenders/tamilnad-mercantile-bank";
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
  bankOfMaharashtra,
  punjabAndSindBank,
  iciciBank,
  hdfcBank,
  axisBank,
  idfcFirstBank,
  idbiBank,
  southIndianBank,
  karnatakaBank,
  kotakMahindraBank,
  karurVysyaBank,
  federalBank,
  tamilnadMercantileBank,
  cosmosBank,
  saraswatBank,
  nkgsbBank,
  kalupurBank,
  haryanaStateCooperativeApexBank,
  tataCapital,
  credila,
  avanse,
  auxilo,
  incred,
  propelld,
  prodigyFinance,
  mpowerFinancing,
  biharStudentCreditCard,
  gujaratGueedc,
  nsfdc,
  gujaratDevelopingCastes,
  nbcfdc,
  nmdfc,
  ndfdc,
  nstfdc,
  goaGedc,
];
