import type { Things } from '../thing.ts';
import { gardening } from './gardening.ts';
import { handTools } from './hand-tools.ts';
import { helmetsAndRaincoats } from './helmets-and-raincoats.ts';
import { motorbikeParts } from './motorbike-parts.ts';
import { pets } from './pets.ts';
import { plantsAndSeeds } from './plants-and-seeds.ts';

export const bacTu: Things = {
	...plantsAndSeeds,
	...gardening,
	...pets,
	...motorbikeParts,
	...handTools,
	...helmetsAndRaincoats,
};
