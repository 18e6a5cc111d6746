import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import { ok } from '#src/shared/result.ts';
import {
	type KeyedProduct,
	listCategoryAttributes,
	readKeyedProducts,
	recordFilterKeys,
} from '../db/attribute-repository.ts';
import { type AttributeDefinition, filterKeysOf, productOptions } from '../rules/attributes.ts';

const BATCH = 2000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

type Definitions = ReadonlyMap<string, readonly AttributeDefinition[]>;

/** What lists filter by, anew for every product whose category's attributes changed; the same for the others. */
export async function recomputeFilterKeys(context: Context<SystemActor>): Promise<{ readonly changed: number }> {
	const definitions = new Map<string, readonly AttributeDefinition[]>();
	let changed = 0;
	for (let after = FIRST_ID; ; ) {
		const batch = await readKeyedProducts(context.db, after, BATCH);
		const last = batch.at(-1);
		if (!last) break;
		for (const { categoryId } of batch)
			if (!definitions.has(categoryId))
				definitions.set(categoryId, await listCategoryAttributes(context.read, categoryId));
		const rows = batch.flatMap((product) => {
			const filterKeys = keysOf(product, definitions);
			return filterKeys.join() === product.filterKeys.join() ? [] : [{ id: product.id, filterKeys }];
		});
		await recordBatch(context, rows);
		changed += rows.length;
		after = last.id;
	}
	return { changed };
}

function keysOf(product: KeyedProduct, definitions: Definitions): readonly string[] {
	const known = definitions.get(product.categoryId) ?? [];
	const values = product.values.flatMap(({ attributeId, code }) => {
		const attribute = known.find(({ id }) => id === attributeId);
		return attribute ? [{ attribute, value: { code, textValue: null, numberValue: null } }] : [];
	});
	return filterKeysOf(known, values, productOptions(product.optionNames, product.optionValues));
}

async function recordBatch(context: Context<SystemActor>, rows: Parameters<typeof recordFilterKeys>[1]): Promise<void> {
	if (rows.length === 0) return;
	await transact(context, async ({ db }) => {
		await recordFilterKeys(db, rows);
		await dropPages(db, ['catalog']);
		return ok(null);
	});
}
