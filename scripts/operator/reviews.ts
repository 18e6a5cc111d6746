import { REPORT_REASONS, reviewsConfig, VOICE_SUBJECTS } from '#src/domains/reviews/contract.ts';
import { judgeVoice, listVoicesToJudge } from '#src/domains/reviews/index.ts';
import { excerpt } from '#src/shared/excerpt.ts';
import { isId } from '#src/shared/ids.ts';
import { HOUR_MS } from '#src/shared/time.ts';
import { type Command, done, operatorContext, refused } from './outcome.ts';

export const REVIEWS_USAGE = `       npm run operator -- reviews list
       npm run operator -- reviews keep ${VOICE_SUBJECTS.join('|')} ID
       npm run operator -- reviews remove ${VOICE_SUBJECTS.join('|')} ID ${REPORT_REASONS.join('|')}
`;

const SHOWN_MAX = 100;
const TEXT_MAX = 200;

/** Held back or reported, the longest waiting first. */
const list: Command = async ({ read }) => {
	const waiting = await listVoicesToJudge(read, SHOWN_MAX);
	const overdueBefore = Date.now() - reviewsConfig.checkedWithinHours * HOUR_MS;
	return done(
		`${waiting.length} wait`,
		...waiting.flatMap(({ subject, id, body, stars, because, notes, since }) => [
			`${subject} ${id}\tsince ${new Date(since).toISOString()}${Date.parse(since) < overdueBefore ? ' OVERDUE' : ''}`,
			`\t${stars === null ? '' : `${stars} stars, `}because of ${because.join(', ')}: ${excerpt(body, TEXT_MAX)}`,
			...notes.filter(Boolean).map((note) => `\tnote: ${excerpt(note, TEXT_MAX)}`),
		]),
	);
};

/** What follows the word `reviews`; `null` for what is no command. */
export function reviewsCommand([act, named, subjectId, wanted]: readonly string[]): Command | null {
	if (act === 'list') return list;
	const subject = VOICE_SUBJECTS.find((known) => known === named);
	const reason = REPORT_REASONS.find((known) => known === wanted) ?? null;
	if (!subject || !isId(subjectId) || (act !== 'keep' && act !== 'remove') || (act === 'remove' && !reason))
		return null;
	return async (parts) => {
		const verdict = { subject, subjectId, removeBecause: act === 'remove' ? reason : null };
		const result = await judgeVoice(operatorContext(parts), verdict);
		return result.ok ? done(`${subject} ${subjectId} is ${result.value.state}`) : refused(result.error);
	};
}
