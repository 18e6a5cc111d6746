import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import { ok } from '#src/shared/result.ts';
import { listCategoryAttributes, readKeyedProducts, recordFilterKeys } from '../db/attribute-repository.ts';
import type { AttributeDefinition } from '../rules/attributes/attributes.ts';
import { keysOfProduct } from './steps/keys-of-product.ts';

const BATCH = 2000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

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
			const filterKeys = keysOfProduct(product, definitions.get(product.categoryId) ?? []);
			return filterKeys.join() === product.filterKeys.join() ? [] : [{ id: product.id, filterKeys }];
		});
		await recordBatch(context, rows);
		changed += rows.length;
		after = last.id;
	}
	return { changed };
}

async function recordBatch(context: Context<SystemActor>, rows: Parameters<typeof recordFilterKeys>[1]): Promise<void> {
	if (rows.length === 0) return;
	await transact(context, async ({ db }) => {
		await recordFilterKeys(db, rows);
		await dropPages(db, ['catalog']);
		return ok(null);
	});
}
