import {
	ReportedUserContentItem,
	ReportUserContentInput,
	reviewsConfig,
	reviewsErrors,
} from '#src/domains/reviews/contract.ts';
import { reportUserContentItem } from '#src/domains/reviews/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = memberEndpoint({
	summary: 'Report a review, a reply, a question or an answer to the operators',
	input: ReportUserContentInput,
	output: ReportedUserContentItem,
	refusals: reviewsErrors,
	status: 201,
	limit: { name: 'reviews.report', points: reviewsConfig.perMinute, perS: 60, by: 'actor' },
	handle: reportUserContentItem,
});
