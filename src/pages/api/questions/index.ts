import { AskQuestionInput, reviewsConfig, reviewsErrors, SaidUserContentItem } from '#src/domains/reviews/contract.ts';
import { askQuestion } from '#src/domains/reviews/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = memberEndpoint({
	summary: 'Ask a public question about a product',
	input: AskQuestionInput,
	output: SaidUserContentItem,
	refusals: reviewsErrors,
	status: 201,
	limit: { name: 'reviews.say', points: reviewsConfig.perMinute, perS: 60, by: 'actor' },
	handle: askQuestion,
});
