import {
	conversationsConfig,
	REPORT_VERDICTS,
	type ReportVerdict,
} from '#src/domains/conversations/contract/conversation.ts';
import { listReportedConversations, settleReports } from '#src/domains/conversations/index.ts';
import { isId } from '#src/shared/ids.ts';
import { excerpt } from '#src/shared/text/excerpt.ts';
import { formatDateTime } from '#src/shared/time.ts';
import { type Command, done, failureOutcome, operatorContext } from './outcome.ts';

export const CONVERSATIONS_USAGE = `       npm run operator -- conversations reported   open reports, with the last messages
       npm run operator -- conversations settle ID ${REPORT_VERDICTS.join('|')}   closed ends the conversation for both sides
`;

const SHOWN_MAX = 50;

const reported: Command = async ({ read }) => {
	const waiting = await listReportedConversations(read, SHOWN_MAX);
	return done(
		`${waiting.length} wait`,
		...waiting.flatMap(({ id, shopName, productName, since, reports, messages }) => [
			`${id}\tsince ${formatDateTime(new Date(since))}\t${shopName}, about ${productName ?? 'a product'}`,
			...reports.map(
				({ party, reason, note }) =>
					`\treported by the ${party}: ${reason}${note ? `, ${excerpt(note, conversationsConfig.noteMax)}` : ''}`,
			),
			...messages.map(
				({ party, at, body }) =>
					`\t${formatDateTime(new Date(at))} ${party}: ${excerpt(body, conversationsConfig.textMax)}`,
			),
		]),
	);
};

const verdictOf = (typed: string | undefined): ReportVerdict | undefined =>
	REPORT_VERDICTS.find((verdict) => verdict === typed);

export function conversationsCommand([act, conversationId, typed]: readonly string[]): Command | null {
	if (act === 'reported') return reported;
	const verdict = verdictOf(typed);
	if (act !== 'settle' || !isId(conversationId) || !verdict) return null;
	return async (parts) => {
		const result = await settleReports(operatorContext(parts), { conversationId, verdict });
		return result.ok ? done(`${conversationId}: ${verdict}`) : failureOutcome(result.error);
	};
}
