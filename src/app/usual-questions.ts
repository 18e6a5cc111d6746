import { listUsualQuestions } from '#src/domains/catalog/background.ts';
import { processParts } from './process.ts';

export const usualQuestions = (): Promise<readonly string[]> => listUsualQuestions(processParts().read);
