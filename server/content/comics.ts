import type { ComicContent } from './bookContent';
import { andromeda } from './comics/andromeda';
import { bambooEscort } from './comics/bamboo-escort';
import { catRepair } from './comics/cat-repair';
import { clockTower } from './comics/clock-tower';
import { courtThree } from './comics/court-three';
import { halfChart } from './comics/half-chart';
import { musicRoom } from './comics/music-room';
import { noodleShop } from './comics/noodle-shop';
import { starTrain } from './comics/star-train';
import { steelPostman } from './comics/steel-postman';

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
];
