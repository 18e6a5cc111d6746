import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { fail } from '../contract.ts';
import { findReviewTextIssues } from './text-doubts.ts';

/** Rejects doubtful texts, because replies and answers are published without review. */
export function spokenText(text: string): Result<string, Failure<'reviews.text_empty' | 'reviews.text_doubtful'>> {
	if (text === '') return fail('reviews.text_empty', undefined, { body: 'reviews.text_empty' });
	const [doubt] = findReviewTextIssues(text);
	return doubt ? fail('reviews.text_doubtful', { doubt }, { body: 'reviews.text_doubtful' }) : ok(text);
}
