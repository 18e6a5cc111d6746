import {
	AnswerQuestionInput,
	reviewsConfig,
	reviewsErrors,
	SaidUserContentItem,
} from '#src/domains/reviews/contract.ts';
import { answerAsShop } from '#src/domains/reviews/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { PUT, ALL } = vendorEndpoint({
	method: 'PUT',
	summary: 'Answer a question as the shop; the text can be changed for a day',
	input: AnswerQuestionInput,
	output: SaidUserContentItem,
	refusals: reviewsErrors,
	limit: { name: 'reviews.say', points: reviewsConfig.perMinute, perS: 60, by: 'actor' },
	handle: answerAsShop,
});
