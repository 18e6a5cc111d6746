import { lockProducts } from '#src/domains/catalog/db/product-repository.ts';
import { requestReviewAgain } from '#src/domains/compliance/index.ts';
import { lockStock } from '#src/domains/inventory/index.ts';
import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { failImport, type ImportFailure } from '../contract.ts';
import {
	findImport,
	importCategories,
	lockImport,
	lockImportRun,
	recordImport,
	recordImportProgress,
	type StoredImport,
} from '../db/import-repository.ts';
import { countWaiting, type ImportPlan, isChange, type PlannedProducts } from '../rules/import-plan.ts';
import { addProducts } from './steps/add-products.ts';
import { changeProducts } from './steps/change-products.ts';
import { editProducts } from './steps/edit-products.ts';
import { readImport } from './steps/read-import.ts';
import { saveProblems } from './steps/save-problems.ts';

const PRODUCT_AT_ONCE = 250;
type ImportStopped = Failure<ImportFailure>;
/** Stores the progress outside the transaction and returns false once the import was cancelled. */
type ReportProgress = (handled: number) => Promise<boolean>;

/** Applies all valid lines in one transaction: a cancellation or a crash leaves the products unchanged. */
export async function applyImport(
	context: Context<SystemActor>,
	{ importId }: { readonly importId: string },
): Promise<void> {
	const started = await findImport(context.fresh, importId);
	if (started?.state !== 'applying') return;
	const notify: ReportProgress = (handled) => recordImportProgress(context.db, importId, 'applying', handled);
	// The lines of an import are immutable; the products that they change are read again under their locks.
	const plan = await readImport(context.fresh, started);
	await transact(context, async (scope) => {
		await lockImportRun(scope.db, importId);
		return applyLockedImport(scope, importId, plan, notify);
	});
}

async function applyLockedImport(
	scope: Scope,
	importId: string,
	plan: ImportPlan,
	notify: ReportProgress,
): Promise<Result<null, ImportStopped>> {
	const started = await findImport(scope.read, importId);
	if (started?.state !== 'applying') return ok(null);
	const names = new Map((await importCategories(scope.read, started.shopId)).map(({ id, name }) => [id, name]));
	const added = await addProductsOf(scope, started, plan.goods, names, notify);
	if (!added.ok) return added;
	const read = await changeProductsOf(scope, started, plan, names, (done) => notify(added.value + done));
	if (!read.ok) return read;
	const changed = read.value;
	const stored = await lockImport(scope.db, importId);
	if (stored?.state !== 'applying') return failImport('catalog.import_state_refuses');
	const problems = new Map([...plan.problems, ...changed.problems]);
	await recordImport(scope.db, importId, {
		state: 'done',
		handled: stored.lines,
		...(await saveProblems(scope, importId, problems)),
		added: added.value,
		changed: changed.changes.filter(isChange).length,
		waiting: countWaiting(changed),
		finishedAt: await scope.now(),
	});
	return ok(null);
}

const actorKeyOf = ({ askedBy }: StoredImport): string => `customer:${askedBy}`;

async function addProductsOf(
	scope: Scope,
	started: StoredImport,
	goods: readonly PlannedProducts[],
	names: ReadonlyMap<string, string>,
	notify: ReportProgress,
): Promise<Result<number, ImportStopped>> {
	const by = { importId: started.id, shopId: started.shopId, changedBy: actorKeyOf(started) };
	let handled = 0;
	for (let from = 0; from < goods.length; from += PRODUCT_AT_ONCE) {
		const part = goods.slice(from, from + PRODUCT_AT_ONCE);
		await addProducts(scope, by, part, names);
		handled += part.reduce((sum, { lines }) => sum + lines.length, 0);
		if (!(await notify(handled))) return failImport('catalog.import_state_refuses');
	}
	return ok(handled);
}

/** Compares again under the locks, because stock and prices may have changed since the check. */
async function changeProductsOf(
	scope: Scope,
	started: StoredImport,
	{ changes, edits }: ImportPlan,
	names: ReadonlyMap<string, string>,
	notify: ReportProgress,
): Promise<Result<Pick<ImportPlan, 'changes' | 'edits' | 'problems'>, ImportStopped>> {
	if (changes.length === 0) return ok({ changes, edits, problems: new Map() });
	const levels = await lockStock(
		scope.db,
		changes.map(({ variant }) => variant.variantId),
	);
	const productIds = changes.map(({ variant }) => variant.productId);
	await lockProducts(scope.db, [...new Set(productIds)], false);
	const locked = await readImport(scope.read, started, new Set(changes.map(({ line }) => line)));
	const by = { shopId: started.shopId, changedBy: actorKeyOf(started) };
	await changeProducts(scope, by.changedBy, locked.changes, levels);
	for (let from = 0; from < locked.edits.length; from += PRODUCT_AT_ONCE) {
		await editProducts(scope, by, locked.edits.slice(from, from + PRODUCT_AT_ONCE), names);
		const done = Math.floor(
			(locked.changes.length * Math.min(from + PRODUCT_AT_ONCE, locked.edits.length)) / locked.edits.length,
		);
		if (!(await notify(done))) return failImport('catalog.import_state_refuses');
	}
	const asked = locked.changes.filter((change) => isChange(change) && change.variant.state === 'pending');
	for (const productId of new Set(asked.map(({ variant }) => variant.productId)))
		await requestReviewAgain(scope, productId);
	return ok(locked);
}
