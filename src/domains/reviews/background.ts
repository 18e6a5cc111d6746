import type { Background } from '#src/platform/jobs/index.ts';
import { questionAnswered, questionPublished, reviewPublished, reviewReplied, userContentRemoved } from './events.ts';
import { refreshScores } from './jobs/refresh-scores.ts';
import { watchUserContent } from './jobs/watch-user-content.ts';
import { reviewsWaiting } from './queries/list-waiting-work.ts';
import { grantPendingReviewCoin } from './subscribers/grant-pending-coin.ts';
import {
	notifyQuestionAnswered,
	notifyQuestionPublished,
	notifyReviewPublished,
	notifyReviewReplied,
	notifyUserContentRemoved,
} from './subscribers/notify-user-content.ts';

export const reviewsBackground: Background = {
	events: [reviewPublished, reviewReplied, questionPublished, questionAnswered, userContentRemoved],
	subscribers: [
		notifyReviewPublished,
		notifyReviewReplied,
		notifyQuestionPublished,
		notifyQuestionAnswered,
		notifyUserContentRemoved,
		grantPendingReviewCoin,
	],
	jobs: [refreshScores, watchUserContent],
	timetable: [
		{ cron: '40 3 * * *', job: refreshScores },
		{ cron: '45 * * * *', job: watchUserContent },
	],
	waiting: reviewsWaiting,
};
