import { ListQuestionsInput, QuestionPage } from '#src/domains/reviews/contract.ts';
import { listQuestions } from '#src/domains/reviews/index.ts';
import { publicEndpoint } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

export const { GET, ALL } = publicEndpoint({
	method: 'GET',
	summary: 'List the questions about a product, newest first',
	input: ListQuestionsInput,
	output: QuestionPage,
	refusals: {},
	handle: async ({ read }, input) => ok(await listQuestions(read, input)),
});
