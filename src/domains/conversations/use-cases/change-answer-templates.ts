import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { newId } from '#src/shared/ids.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text/text.ts';
import {
	type AddTemplateInput,
	type AnswerTemplates,
	answerTemplatesConfig,
	type ConversationsFailure,
	type EditTemplateInput,
	failConversation,
	type OrderTemplatesInput,
	type TemplateInput,
} from '../contract/conversation.ts';
import {
	changeTemplate,
	deleteTemplate,
	insertTemplate,
	lockTemplates,
	type TemplateRow,
	templatesOf,
} from '../db/template-repository.ts';

type Answer = Result<AnswerTemplates, Failure<ConversationsFailure>>;
type Change = (
	scope: Scope<VendorActor>,
	rows: readonly TemplateRow[],
) => Promise<Result<unknown, Failure<ConversationsFailure>>>;

/** Every change answers with all templates, so that two tabs agree. */
function change(context: Context<VendorActor>, work: Change): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const { staffRole, shopId } = scope.actor;
		if (!hasStaffRight(staffRole, 'voices.answer')) return failConversation('conversations.role_not_allowed');
		const changed = await work(scope, await lockTemplates(scope.db, shopId));
		if (!changed.ok) return changed;
		const items = (await templatesOf(scope.read, shopId)).map(({ id, body }) => ({ id, body }));
		return ok({ items });
	});
}

export const addTemplate = (context: Context<VendorActor>, { body }: AddTemplateInput): Promise<Answer> =>
	change(context, async ({ db, actor }, rows) => {
		if (rows.length >= answerTemplatesConfig.max)
			return failConversation('conversations.templates_full', { max: answerTemplatesConfig.max });
		await insertTemplate(db, { id: newId(), shopId: actor.shopId, position: rows.length, body: clean(body) });
		return ok(null);
	});

export const editTemplate = (context: Context<VendorActor>, { templateId, body }: EditTemplateInput): Promise<Answer> =>
	change(context, async ({ db, actor }, rows) => {
		if (!rows.some(({ id }) => id === templateId)) return failConversation('conversations.not_found');
		await changeTemplate(db, { shopId: actor.shopId, id: templateId }, { body: clean(body) });
		return ok(null);
	});

export const removeTemplate = (context: Context<VendorActor>, { templateId }: TemplateInput): Promise<Answer> =>
	change(context, async ({ db, actor }, rows) => {
		const { shopId } = actor;
		if (!rows.some(({ id }) => id === templateId)) return failConversation('conversations.not_found');
		await deleteTemplate(db, { shopId, id: templateId });
		const left = rows.filter(({ id }) => id !== templateId);
		for (const [position, { id }] of left.entries()) await changeTemplate(db, { shopId, id }, { position });
		return ok(null);
	});

/** Fails when another tab added or removed a template meanwhile. */
export const orderTemplates = (context: Context<VendorActor>, { ids }: OrderTemplatesInput): Promise<Answer> =>
	change(context, async ({ db, actor }, rows) => {
		const known = new Set(rows.map(({ id }) => id));
		if (new Set(ids).size !== known.size || ids.length !== known.size || ids.some((id) => !known.has(id)))
			return failConversation('conversations.templates_changed');
		for (const [position, id] of ids.entries()) await changeTemplate(db, { shopId: actor.shopId, id }, { position });
		return ok(null);
	});
