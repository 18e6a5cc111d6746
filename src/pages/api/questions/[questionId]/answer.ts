import {
	AnswerQuestionInput,
	reviewsConfig,
	reviewsErrors,
	SaidUserContentItem,
} from '#src/domains/reviews/contract.ts';
import { answerAsBuyer } from '#src/domains/reviews/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { PUT, ALL } = memberEndpoint({
	method: 'PUT',
	summary: 'Answer a question about a product as a buyer of it',
	input: AnswerQuestionInput,
	output: SaidUserContentItem,
	refusals: reviewsErrors,
	limit: { name: 'reviews.say', points: reviewsConfig.perMinute, perS: 60, by: 'actor' },
	handle: answerAsBuyer,
});
