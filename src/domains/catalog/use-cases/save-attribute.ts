import type { OperatorActor, SystemActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import type { Failure } from '#src/shared/failure.ts';
import { newId } from '#src/shared/ids.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { slugOf } from '#src/shared/slug.ts';
import { cleanLine } from '#src/shared/text/text.ts';
import type { AttributeType } from '../contract/attributes.ts';
import { fail } from '../contract/product.ts';
import {
	attachToCategory,
	detachFromCategory,
	findAttribute,
	markRemoved,
	recordAttribute,
	recordOption,
} from '../db/attribute-repository.ts';
import { refreshFilterKeys } from '../jobs/refresh-filter-keys.ts';
import { foldedLine } from '../rules/attributes/attributes.ts';

type Stored<Code extends 'catalog.not_found' | 'catalog.attribute_taken'> = Result<{ code: string }, Failure<Code>>;
const UNIT_MAX = 12;

/** Creates the attribute, or updates the name, unit and options of the one with this code; `code` is slugified. */
export function saveAttribute(
	context: Context<OperatorActor | SystemActor>,
	input: {
		readonly code: string;
		readonly name: string;
		readonly type: AttributeType;
		readonly unit?: string;
		readonly options?: readonly string[];
	},
): Promise<Stored<'catalog.attribute_taken'>> {
	return transact(context, async (scope) => {
		const code = slugOf(input.code).slice(0, 40);
		const unit = input.type === 'number' ? cleanLine(input.unit ?? '').slice(0, UNIT_MAX) : '';
		const optionNames = (input.options ?? []).map(foldedLine);
		const row = { code, name: cleanLine(input.name), type: input.type, unit, optionNames };
		const isStored =
			code !== '' && (await recordAttribute(scope.db, { ...row, id: newId(), createdAt: await scope.now() }));
		if (!isStored) return fail('catalog.attribute_taken');
		await announce(scope, code, 'kept', row);
		return ok({ code });
	});
}

export function saveAttributeOption(
	context: Context<OperatorActor | SystemActor>,
	input: { readonly code: string; readonly choice: string; readonly aliases?: readonly string[] },
): Promise<Stored<'catalog.not_found'>> {
	return transact(context, async (scope) => {
		const attribute = await findAttribute(scope.db, input.code);
		const name = cleanLine(input.choice);
		const code = slugOf(name).slice(0, 60);
		if (attribute?.type !== 'choice' || code === '') return fail('catalog.not_found');
		const aliases = (input.aliases ?? []).map(foldedLine);
		await recordOption(scope.db, { attributeId: attribute.id, code, name, aliases });
		await announce(scope, attribute.code, 'choice_kept', { code, name, aliases });
		return ok({ code });
	});
}

export function applyAttribute(
	context: Context<OperatorActor | SystemActor>,
	input: { readonly code: string; readonly categorySlug: string; readonly isFilter: boolean },
): Promise<Stored<'catalog.not_found'>> {
	return transact(context, async (scope) => {
		const attribute = await findAttribute(scope.db, input.code);
		const isDone = attribute && (await attachToCategory(scope.db, attribute.id, input.categorySlug, input.isFilter));
		if (!isDone) return fail('catalog.not_found');
		await announce(scope, attribute.code, 'applied', { category: input.categorySlug, isFilter: input.isFilter });
		return ok({ code: attribute.code });
	});
}

export function withdrawAttribute(
	context: Context<OperatorActor | SystemActor>,
	input: { readonly code: string; readonly categorySlug: string },
): Promise<Stored<'catalog.not_found'>> {
	return transact(context, async (scope) => {
		const attribute = await findAttribute(scope.db, input.code);
		const isDone = attribute && (await detachFromCategory(scope.db, attribute.id, input.categorySlug));
		if (!isDone) return fail('catalog.not_found');
		await announce(scope, attribute.code, 'withdrawn', { category: input.categorySlug });
		return ok({ code: attribute.code });
	});
}

export function removeAttribute(
	context: Context<OperatorActor | SystemActor>,
	input: { readonly code: string },
): Promise<Stored<'catalog.not_found'>> {
	return transact(context, async (scope) => {
		const attribute = await findAttribute(scope.db, input.code);
		if (!attribute) return fail('catalog.not_found');
		await markRemoved(scope.db, attribute.id, await scope.now());
		await announce(scope, attribute.code, 'removed', {});
		return ok({ code: attribute.code });
	});
}

async function announce(scope: Scope, code: string, action: string, facts: Record<string, unknown>): Promise<void> {
	await audit(scope, { subjectType: 'attribute', subjectId: code, action, facts });
	await scope.enqueue(scope.db, refreshFilterKeys, {}, { singletonKey: 'all' });
	await dropPages(scope.db, ['catalog']);
}
