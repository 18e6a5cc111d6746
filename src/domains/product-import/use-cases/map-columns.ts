import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { failImport, type ImportFailure, type MapColumnsInput, type ProductImport } from '../contract.ts';
import { findImport, importCategories, linesOfImport, lockImport } from '../db/import-repository.ts';
import { recordMappedLines, recordMapping } from '../db/mapping-repository.ts';
import { runImport } from '../jobs/run-import.ts';
import { headingsKey } from '../rules/foreign-headings.ts';
import { importView } from '../rules/import-view.ts';
import { fillCategory, mapLines, repeatedTarget } from '../rules/map-lines.ts';

/** Reads a file of another system as the shop says, keeps that choice for the next file, and starts the check. */
export async function mapColumns(
	context: Context<VendorActor>,
	{ importId, targets, categoryId }: MapColumnsInput,
): Promise<Result<ProductImport, Failure<ImportFailure>>> {
	const { actor, fresh } = context;
	if (!hasStaffRight(actor.staffRole, 'goods.edit')) return failImport('catalog.import_role');
	const found = await findImport(fresh, importId);
	if (found?.shopId !== actor.shopId) return failImport('catalog.import_not_found');
	const { state, headings } = found;
	if (state !== 'mapping' || !headings) return failImport('catalog.import_state_refuses', { state });
	if (targets.length !== headings.length) return failImport('catalog.import_columns_differ');
	const repeated = repeatedTarget(targets);
	if (repeated !== null) return failImport('catalog.import_heading_repeated', { heading: headings[repeated] ?? '' });
	if (!targets.includes('sku')) return failImport('catalog.import_no_sku');
	const categories = await importCategories(fresh, actor.shopId);
	const chosen = categories.find(({ id }) => id === categoryId) ?? null;
	const mapped = fillCategory(mapLines(await linesOfImport(fresh, importId), targets), categories, chosen);
	if (mapped.lines.length === 0) return failImport('catalog.import_empty');
	return transact(context, async (scope) => {
		const { db } = scope;
		const stored = await lockImport(db, importId);
		if (stored?.state !== 'mapping')
			return failImport('catalog.import_state_refuses', { state: stored?.state ?? 'cancelled' });
		const savedAt = await scope.now();
		const key = { shopId: actor.shopId, headingsKey: headingsKey(headings) };
		await recordMapping(db, { ...key, targets, categoryId: chosen?.id ?? null, savedAt });
		await recordMappedLines(db, importId, mapped.columns, mapped.lines);
		await scope.enqueue(db, runImport, { importId });
		return ok(importView({ ...stored, state: 'checking', lines: mapped.lines.length }));
	});
}
