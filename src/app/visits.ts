import { recordViews } from '#src/domains/catalog/background.ts';
import { log } from '#src/platform/log/index.ts';
import { systemContext } from './process.ts';
import { type CountedViews, countProductViews } from './product-views.ts';

export const openVisits = (): CountedViews =>
	countProductViews((seen) => recordViews(systemContext('product-views'), seen), log());
