import type { Background } from '#src/platform/jobs/index.ts';
import { questionAnswered, questionPublished, reviewPublished, reviewReplied, voiceRemoved } from './events.ts';
import { refreshScores } from './jobs/refresh-scores.ts';
import { watchVoices } from './jobs/watch-voices.ts';
import { giveWaitingReviewCoin } from './subscribers/give-waiting-coin.ts';
import {
	tellQuestionAnswered,
	tellQuestionPublished,
	tellReviewPublished,
	tellReviewReplied,
	tellVoiceRemoved,
} from './subscribers/tell-voices.ts';

export const reviewsBackground: Background = {
	events: [reviewPublished, reviewReplied, questionPublished, questionAnswered, voiceRemoved],
	subscribers: [
		...[tellReviewPublished, tellReviewReplied, tellQuestionPublished, tellQuestionAnswered, tellVoiceRemoved],
		giveWaitingReviewCoin,
	],
	jobs: [refreshScores, watchVoices],
	timetable: [
		{ cron: '40 3 * * *', job: refreshScores },
		{ cron: '45 * * * *', job: watchVoices },
	],
};
