import { andromeda } from './andromeda';
import { bambooEscort } from './bambooEscort';
import { candyDentist } from './candyDentist';
import { catRepair } from './catRepair';
import { caveClub } from './caveClub';
import { classOfThree } from './classOfThree';
import { clockTower } from './clockTower';
import { cloudPlanter } from './cloudPlanter';
import { courtThree } from './courtThree';
import type { CoverDesign } from './cover';
import { dragonReport } from './dragonReport';
import { foxUmbrella } from './foxUmbrella';
import { halfChart } from './halfChart';
import { heartManual } from './heartManual';
import { innAccounts } from './innAccounts';
import { lastBaton } from './lastBaton';
import { lighthouse } from './lighthouse';
import { marketDetectives } from './marketDetectives';
import { musicRoom } from './musicRoom';
import { nightStore } from './nightStore';
import { noodleShop } from './noodleShop';
import { orbitGardener } from './orbitGardener';
import { rainLibrary } from './rainLibrary';
import { rustRiver } from './rustRiver';
import { starTrain } from './starTrain';
import { steelPostman } from './steelPostman';
import { stolenLedger } from './stolenLedger';
import { tableSeventeen } from './tableSeventeen';
import { theVat } from './theVat';
import { thirteenthStep } from './thirteenthStep';
import { tidePost } from './tidePost';
import { wrongNumber } from './wrongNumber';

/** The cover of every book, by the book's key. */
export const covers: Readonly<Record<string, CoverDesign>> = {
  andromeda,
  'bamboo-escort': bambooEscort,
  'candy-dentist': candyDentist,
  'cat-repair': catRepair,
  'cave-club': caveClub,
  'class-of-three': classOfThree,
  'clock-tower': clockTower,
  'cloud-planter': cloudPlanter,
  'court-three': courtThree,
  'dragon-report': dragonReport,
  'fox-umbrella': foxUmbrella,
  'half-chart': halfChart,
  'heart-manual': heartManual,
  'inn-accounts': innAccounts,
  'last-baton': lastBaton,
  lighthouse,
  'market-detectives': marketDetectives,
  'music-room': musicRoom,
  'night-store': nightStore,
  'noodle-shop': noodleShop,
  'orbit-gardener': orbitGardener,
  'rain-library': rainLibrary,
  'rust-river': rustRiver,
  'star-train': starTrain,
  'steel-postman': steelPostman,
  'stolen-ledger': stolenLedger,
  'table-seventeen': tableSeventeen,
  'the-vat': theVat,
  'thirteenth-step': thirteenthStep,
  'tide-post': tidePost,
  'wrong-number': wrongNumber,
};
