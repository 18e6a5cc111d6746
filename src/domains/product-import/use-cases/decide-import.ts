import { sellingGap } from '#src/domains/product-editing/index.ts';
import { mayStaff } from '#src/domains/vendors/rules/staff/staff-rights.ts';
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
const NOTHING_IN = { added: 0, changed: 0, waiting: 0 } as const;
const NOTHING_YET = { handled: 0, ...NOTHING_IN } as const;

export function confirmImport(context: Context<VendorActor>, input: ImportIdInput): Answer {
	return transact(context, async (scope) => {
		const { db, actor } = scope;
		if (!mayStaff(actor.staffRole, 'goods.edit')) return failImport('catalog.import_role');
		const gap = await sellingGap(scope);
		if (gap) return failImport(`catalog.import_${gap}`);
		const kept = await lockImport(db, input.importId);
		if (kept?.shopId !== actor.shopId) return failImport('catalog.import_not_found');
		if (kept.state === 'applying') return ok(importView(kept));
		if (kept.state !== 'checked' || kept.bad === kept.lines)
			return failImport('catalog.import_state_refuses', { state: kept.state });
		await recordImport(db, kept.id, { state: 'applying', ...NOTHING_YET });
		await scope.enqueue(db, runImport, { importId: kept.id });
		return ok(importView({ ...kept, state: 'applying', ...NOTHING_YET }));
	});
}

/** Possible until the import has finished; its changes are rolled back as a whole. */
export function cancelImport(context: Context<VendorActor>, input: ImportIdInput): Answer {
	return transact(context, async ({ db, read, actor, now }) => {
		if (!mayStaff(actor.staffRole, 'goods.edit')) return failImport('catalog.import_role');
		const found = await findImport(read, input.importId);
		if (found?.shopId !== actor.shopId) return failImport('catalog.import_not_found');
		const kept = await lockImport(db, input.importId);
		if (!kept || kept.state === 'done' || kept.state === 'failed')
			return failImport('catalog.import_state_refuses', { state: kept?.state ?? 'done' });
		if (kept.state === 'cancelled') return ok(importView(kept));
		const finishedAt = await now();
		await recordImport(db, kept.id, { state: 'cancelled', finishedAt, ...NOTHING_IN });
		return ok(importView({ ...kept, state: 'cancelled', finishedAt, ...NOTHING_IN }));
	});
}
