import { missingForSelling } from '#src/domains/product-editing/index.ts';
import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { failImport, type ImportFailure, type ImportIdInput, type ProductImport } from '../contract.ts';
import { findImport, lockImport, recordImport } from '../db/import-repository.ts';
import { runImport } from '../jobs/run-import.ts';
import { importView } from '../rules/import-view.ts';

type Answer = Promise<Result<ProductImport, Failure<ImportFailure>>>;

/** Clears the forecast of the check, because the import counts again while it runs. */
const EMPTY_COUNTS = { added: 0, changed: 0, waiting: 0 } as const;
const INITIAL_COUNTS = { handled: 0, ...EMPTY_COUNTS } as const;

export function confirmImport(context: Context<VendorActor>, input: ImportIdInput): Answer {
	return transact(context, async (scope) => {
		const { db, actor } = scope;
		if (!hasStaffRight(actor.staffRole, 'goods.edit')) return failImport('catalog.import_role');
		const gap = await missingForSelling(scope);
		if (gap) return failImport(`catalog.import_${gap}`);
		const stored = await lockImport(db, input.importId);
		if (stored?.shopId !== actor.shopId) return failImport('catalog.import_not_found');
		if (stored.state === 'applying') return ok(importView(stored));
		if (stored.state !== 'checked' || stored.bad === stored.lines)
			return failImport('catalog.import_state_refuses', { state: stored.state });
		await recordImport(db, stored.id, { state: 'applying', ...INITIAL_COUNTS });
		await scope.enqueue(db, runImport, { importId: stored.id });
		return ok(importView({ ...stored, state: 'applying', ...INITIAL_COUNTS }));
	});
}

/** Possible until the import has finished; its changes are rolled back as a whole. */
export function cancelImport(context: Context<VendorActor>, input: ImportIdInput): Answer {
	return transact(context, async ({ db, read, actor, now }) => {
		if (!hasStaffRight(actor.staffRole, 'goods.edit')) return failImport('catalog.import_role');
		const found = await findImport(read, input.importId);
		if (found?.shopId !== actor.shopId) return failImport('catalog.import_not_found');
		const stored = await lockImport(db, input.importId);
		if (!stored || stored.state === 'done' || stored.state === 'failed')
			return failImport('catalog.import_state_refuses', { state: stored?.state ?? 'done' });
		if (stored.state === 'cancelled') return ok(importView(stored));
		const finishedAt = await now();
		await recordImport(db, stored.id, { state: 'cancelled', finishedAt, ...EMPTY_COUNTS });
		return ok(importView({ ...stored, state: 'cancelled', finishedAt, ...EMPTY_COUNTS }));
	});
}
