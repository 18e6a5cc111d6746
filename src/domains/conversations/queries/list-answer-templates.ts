import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { type AnswerTemplates, failConversation } from '../contract/conversation.ts';
import { templatesOf } from '../db/template-repository.ts';

type Answer = Result<AnswerTemplates, Failure<'conversations.role_not_allowed'>>;

export async function listAnswerTemplates({ actor, fresh }: ReadContext<VendorActor>): Promise<Answer> {
	if (!hasStaffRight(actor.staffRole, 'voices.answer')) return failConversation('conversations.role_not_allowed');
	const rows = await templatesOf(fresh, actor.shopId);
	return ok({ items: rows.map(({ id, body }) => ({ id, body })) });
}
