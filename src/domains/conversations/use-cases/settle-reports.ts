import type { OperatorActor, SystemActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import {
	type ConversationsFailure,
	failConversation,
	type ReportVerdict,
	type SettleReportsInput,
} from '../contract/conversation.ts';
import { changeConversation, decideReports, lockConversation } from '../db/conversation-repository.ts';
import { conversationReportDecided } from '../events.ts';

type Answer = Result<{ readonly verdict: ReportVerdict }, Failure<ConversationsFailure>>;

/** Decides on all open reports of a conversation; `closed` ends it for both sides. */
export function settleReports(
	context: Context<OperatorActor | SystemActor>,
	{ conversationId, verdict }: SettleReportsInput,
): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const { db } = scope;
		const conversation = await lockConversation(db, conversationId);
		if (!conversation) return failConversation('conversations.not_found');
		const now = await scope.now();
		const decided = await decideReports(db, conversationId, { verdict, decidedAt: now });
		if (decided.length === 0) return failConversation('conversations.decided_before');
		if (verdict === 'closed' && !conversation.closedAt) await changeConversation(db, conversationId, { closedAt: now });
		await audit(scope, {
			subjectType: 'conversation',
			subjectId: conversationId,
			action: `report_${verdict}`,
			facts: { reportedBy: decided.map(({ party }) => party) },
		});
		const reporterIds = [...new Set(decided.map(({ reporterId }) => reporterId))];
		const event = { conversationId, reporterIds, verdict, at: now.toISOString() };
		await scope.publish(db, conversationReportDecided(event));
		return ok({ verdict });
	});
}
