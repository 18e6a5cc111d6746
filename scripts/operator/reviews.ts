import {
	REPORT_REASONS,
	REVIEW_TEXT_MAX,
	reviewsConfig,
	USER_CONTENT_SUBJECTS,
} from '#src/domains/reviews/contract.ts';
import { judgeUserContentItem, listUserContentToJudge } from '#src/domains/reviews/index.ts';
import { url } from '#src/routes.ts';
import { isId } from '#src/shared/ids.ts';
import { excerpt } from '#src/shared/text/excerpt.ts';
import { formatDateTime, HOUR_MS } from '#src/shared/time.ts';
import { type Command, done, failureOutcome, operatorContext } from './outcome.ts';

export const REVIEWS_USAGE = `       npm run operator -- reviews list
       npm run operator -- reviews keep ${USER_CONTENT_SUBJECTS.join('|')} ID SAID   when the words you read were said, as the list prints it
       npm run operator -- reviews remove ${USER_CONTENT_SUBJECTS.join('|')} ID SAID ${REPORT_REASONS.join('|')}
`;

const SHOWN_MAX = 100;
const NOTE_MAX = 200;

const list: Command = async ({ read }) => {
	const waiting = await listUserContentToJudge(read, SHOWN_MAX);
	const overdueBefore = Date.now() - reviewsConfig.checkedWithinHours * HOUR_MS;
	return done(
		`${waiting.length} wait`,
		...waiting.flatMap(({ subject, id, body, stars, because, notes, since, saidAt, pictures }) => [
			`${subject} ${id} ${saidAt}\tsince ${formatDateTime(new Date(since))}${Date.parse(since) < overdueBefore ? ' OVERDUE' : ''}`,
			`\t${stars === null ? '' : `${stars} stars, `}because of ${because.join(', ')}: ${excerpt(body, REVIEW_TEXT_MAX)}`,
			...pictures.map((hash) => `\tpicture: ${url.picture({ hash, width: 1200, format: 'webp' })}`),
			...notes.filter(Boolean).map((note) => `\tnote: ${excerpt(note, NOTE_MAX)}`),
		]),
	);
};

const DECISION_TEXTS = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

export function reviewsCommand([act, named, subjectId, saidAt = '', wanted]: readonly string[]): Command | null {
	if (act === 'list') return list;
	const subject = USER_CONTENT_SUBJECTS.find((known) => known === named);
	const reason = REPORT_REASONS.find((known) => known === wanted) ?? null;
	if (
		!subject ||
		!isId(subjectId) ||
		!DECISION_TEXTS.test(saidAt) ||
		(act !== 'keep' && act !== 'remove') ||
		(act === 'remove' && !reason)
	)
		return null;
	return async (parts) => {
		const verdict = { subject, subjectId, removeBecause: act === 'remove' ? reason : null, saidAt };
		const result = await judgeUserContentItem(operatorContext(parts), verdict);
		return result.ok ? done(`${subject} ${subjectId} is ${result.value.state}`) : failureOutcome(result.error);
	};
}
