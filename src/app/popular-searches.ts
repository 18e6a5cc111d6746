import { listPopularSearches } from '#src/domains/catalog/background.ts';
import { processParts } from './process.ts';

export const popularSearches = (): Promise<readonly string[]> => listPopularSearches(processParts().read);
