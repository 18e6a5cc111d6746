import { stateTable } from '#src/shared/states.ts';
import type { UserContentState } from '../contract.ts';

export const reviewStates = stateTable<UserContentState>({
	initial: ['published', 'queued'],
	final: ['removed'],
	moves: { published: ['queued', 'removed'], queued: ['published', 'removed'], removed: [] },
	column: 'reviews.state',
});

export const questionStates = stateTable<UserContentState>({
	initial: ['published', 'queued'],
	final: ['removed'],
	moves: { published: ['removed'], queued: ['published', 'removed'], removed: [] },
	column: 'product_questions.state',
});

export const replyStates = stateTable<'published' | 'removed'>({
	initial: ['published'],
	final: ['removed'],
	moves: { published: ['removed'], removed: [] },
	column: 'review_replies.state',
});

export const answerStates = stateTable<'published' | 'removed'>({
	initial: ['published'],
	final: ['removed'],
	moves: { published: ['removed'], removed: [] },
	column: 'product_answers.state',
});
