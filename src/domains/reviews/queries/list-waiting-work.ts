import type { WaitingKind } from '#src/platform/waiting.ts';
import { listUserContentToJudge } from './list-user-content-to-judge.ts';

export const reviewsWaiting: readonly WaitingKind[] = [
	{
		name: 'reported or held reviews, questions and answers',
		async list(read, limit) {
			const items = await listUserContentToJudge(read, limit);
			return items.map(({ subject, id, since, because }) => ({
				subject: `${subject} ${id}: ${because.join(', ')}`,
				since: new Date(since),
				next: 'reviews list',
			}));
		},
	},
];
