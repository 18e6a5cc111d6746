import type { Things } from '../thing.ts';
import { cleaning } from './cleaning.ts';
import { cooling } from './cooling.ts';
import { garmentCare } from './garment-care.ts';
import { kitchenAppliances } from './kitchen-appliances.ts';
import { kitchenAppliances2 } from './kitchen-appliances-2.ts';
import { lampsAndDecor } from './lamps-and-decor.ts';

export const anhDuong: Things = {
	...kitchenAppliances,
	...kitchenAppliances2,
	...cooling,
	...garmentCare,
	...cleaning,
	...lampsAndDecor,
};
