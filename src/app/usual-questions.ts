import { listUsualQuestions } from '#src/domains/catalog/background.ts';
import { processParts } from './process.ts';

/** Searches that a process is tried with when it has begun. */
export const usualQuestions = (): Promise<readonly string[]> => listUsualQuestions(processParts().read);
