import type { Things } from '../thing.ts';
import { accessories } from './accessories.ts';
import { bagsAndWallets } from './bags-and-wallets.ts';
import { bedding } from './bedding.ts';
import { dresses } from './dresses.ts';
import { footwear } from './footwear.ts';
import { tops } from './tops.ts';
import { trousers } from './trousers.ts';

export const songHan: Things = {
	...tops,
	...trousers,
	...dresses,
	...accessories,
	...bagsAndWallets,
	...footwear,
	...bedding,
};
