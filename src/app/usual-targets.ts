import { listUsualQuestions } from '#src/domains/catalog/background.ts';
import { processParts } from './process.ts';

/** Searches that a process is tried with when it has begun. */
export async function usualTargets(): Promise<readonly string[]> {
	const questions = await listUsualQuestions(processParts().read);
	return questions.map((question) => `/api/products?${new URLSearchParams({ q: question })}`);
}
