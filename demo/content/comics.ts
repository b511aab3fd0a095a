import type { ComicContent } from './bookContent';
import { andromeda } from './comics/andromeda';
import { bambooEscort } from './comics/bamboo-escort';
import { candyDentist } from './comics/candy-dentist';
import { catRepair } from './comics/cat-repair';
import { caveClub } from './comics/cave-club';
import { clockTower } from './comics/clock-tower';
import { cloudPlanter } from './comics/cloud-planter';
import { courtThree } from './comics/court-three';
import { foxUmbrella } from './comics/fox-umbrella';
import { halfChart } from './comics/half-chart';
import { heartManual } from './comics/heart-manual';
import { lastBaton } from './comics/last-baton';
import { marketDetectives } from './comics/market-detectives';
import { musicRoom } from './comics/music-room';
import { nightStore } from './comics/night-store';
import { noodleShop } from './comics/noodle-shop';
import { rainLibrary } from './comics/rain-library';
import { starTrain } from './comics/star-train';
import { steelPostman } from './comics/steel-postman';
import { thirteenthStep } from './comics/thirteenth-step';

/** The comics of the demo; their order is part of their pictures' numbers: append, never reorder. */
export const comics: readonly ComicContent[] = [
  musicRoom,
  noodleShop,
  steelPostman,
  starTrain,
  clockTower,
  bambooEscort,
  courtThree,
  catRepair,
  andromeda,
  halfChart,
  rainLibrary,
  lastBaton,
  marketDetectives,
  candyDentist,
  heartManual,
  foxUmbrella,
  nightStore,
  caveClub,
  cloudPlanter,
  thirteenthStep,
];
