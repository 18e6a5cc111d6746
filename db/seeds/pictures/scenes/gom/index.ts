import type { Things } from '../thing.ts';
import { cookware } from './cookware.ts';
import { handicraft } from './handicraft.ts';
import { handicraft2 } from './handicraft-2.ts';
import { lampsAndDecor } from './lamps-and-decor.ts';
import { lampsAndDecor2 } from './lamps-and-decor-2.ts';
import { tableware } from './tableware.ts';
import { tableware2 } from './tableware-2.ts';

export const gom: Things = {
	...tableware,
	...tableware2,
	...lampsAndDecor,
	...lampsAndDecor2,
	...cookware,
	...handicraft,
	...handicraft2,
};
