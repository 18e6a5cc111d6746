import {
	ReportedUserContentItem,
	ReportUserContentInput,
	reviewsConfig,
	reviewsErrors,
} from '#src/domains/reviews/contract.ts';
import { reportUserContentItem } from '#src/domains/reviews/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = memberEndpoint({
	summary: 'Ask an operator to look at a review, the shop’s reply to it, a question or an answer',
	input: ReportUserContentInput,
	output: ReportedUserContentItem,
	refusals: reviewsErrors,
	status: 201,
	limit: { name: 'reviews.report', points: reviewsConfig.perMinute, perS: 60, by: 'actor' },
	handle: reportUserContentItem,
});
