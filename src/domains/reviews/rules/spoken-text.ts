import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { refuse } from '../contract.ts';
import { textDoubts } from './text-doubts.ts';

/** What is shown without waiting for anybody must be beyond doubt. */
export function spokenText(text: string): Result<string, Failure<'reviews.text_empty' | 'reviews.text_doubtful'>> {
	if (text === '') return refuse('reviews.text_empty', undefined, { body: 'reviews.text_empty' });
	const [doubt] = textDoubts(text);
	return doubt ? refuse('reviews.text_doubtful', { doubt }, { body: 'reviews.text_doubtful' }) : ok(text);
}
