import type { NovelContent } from './bookContent';
import { classOfThree } from './novels/class-of-three';
import { dragonReport } from './novels/dragon-report';
import { innAccounts } from './novels/inn-accounts';
import { orbitGardener } from './novels/orbit-gardener';
import { rustRiver } from './novels/rust-river';
import { stolenLedger } from './novels/stolen-ledger';
import { tableSeventeen } from './novels/table-seventeen';
import { theVat } from './novels/the-vat';
import { tidePost } from './novels/tide-post';
import { wrongNumber } from './novels/wrong-number';

/** The novels of the demo; their order is part of their pictures' numbers: append, never reorder. */
export const novels: readonly NovelContent[] = [
  tidePost,
  wrongNumber,
  innAccounts,
  orbitGardener,
  tableSeventeen,
  stolenLedger,
  dragonReport,
  theVat,
  classOfThree,
  rustRiver,
];
