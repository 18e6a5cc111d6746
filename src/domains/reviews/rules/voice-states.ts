import { stateTable } from '#src/shared/states.ts';
import type { VoiceState } from '../contract.ts';

/** What raises a doubt waits for a person; an edit may raise one anew. */
export const reviewStates = stateTable<VoiceState>({
	initial: ['published', 'queued'],
	final: ['removed'],
	moves: { published: ['queued', 'removed'], queued: ['published', 'removed'], removed: [] },
	column: 'reviews.state',
});

export const questionStates = stateTable<VoiceState>({
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
