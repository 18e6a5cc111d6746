import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { type ImportRefusal, refuseImport } from '../contract-import.ts';
import { lockGoods } from '../db/bulk-repository.ts';
import {
	findImport,
	holdImport,
	importCategories,
	type KeptImport,
	lockImport,
	recordHandled,
	recordImport,
} from '../db/import-repository.ts';
import { lockStock } from '../db/stock-repository.ts';
import { countWaiting, type ImportPlan, isChange, type PlannedGoods } from '../rules/import-plan.ts';
import { addGoods } from './steps/add-goods.ts';
import { changeGoods } from './steps/change-goods.ts';
import { editGoods } from './steps/edit-goods.ts';
import { askAnew } from './steps/judge-listing.ts';
import { keepProblems } from './steps/keep-problems.ts';
import { readImport } from './steps/read-import.ts';

const GOODS_AT_ONCE = 250;
type Stopped = Failure<ImportRefusal>;
/** Says how far it is, and whether it is still wanted; seen by others at once, whatever becomes of the work. */
type Tell = (handled: number) => Promise<boolean>;

/** All good lines come in together, or none: a stop, a fault or a killed worker leaves the shop's goods as they were. */
export async function applyImport(
	context: Context<SystemActor>,
	{ importId }: { readonly importId: string },
): Promise<void> {
	const begun = await findImport(context.fresh, importId);
	if (begun?.state !== 'applying') return;
	const tell: Tell = (handled) => recordHandled(context.db, importId, 'applying', handled);
	// Lines of an import never change; what they change is read again under its locks.
	const plan = await readImport(context.fresh, begun);
	await transact(context, async (scope) => {
		await holdImport(scope.db, importId);
		return applyHeld(scope, importId, plan, tell);
	});
}

async function applyHeld(scope: Scope, importId: string, plan: ImportPlan, tell: Tell): Promise<Result<null, Stopped>> {
	const begun = await findImport(scope.read, importId);
	if (begun?.state !== 'applying') return ok(null);
	const names = new Map((await importCategories(scope.read, begun.shopId)).map(({ id, name }) => [id, name]));
	const added = await addAll(scope, begun, plan.goods, names, tell);
	if (!added.ok) return added;
	const read = await changeAll(scope, begun, plan, names, (done) => tell(added.value + done));
	if (!read.ok) return read;
	const changed = read.value;
	const kept = await lockImport(scope.db, importId);
	if (kept?.state !== 'applying') return refuseImport('catalog.import_state_refuses');
	const problems = new Map([...plan.problems, ...changed.problems]);
	await recordImport(scope.db, importId, {
		state: 'done',
		handled: kept.lines,
		...(await keepProblems(scope, importId, problems)),
		added: added.value,
		changed: changed.changes.filter(isChange).length,
		waiting: countWaiting(changed),
		finishedAt: await scope.now(),
	});
	return ok(null);
}

const changedBy = ({ askedBy }: KeptImport): string => `customer:${askedBy}`;

async function addAll(
	scope: Scope,
	begun: KeptImport,
	goods: readonly PlannedGoods[],
	names: ReadonlyMap<string, string>,
	tell: Tell,
): Promise<Result<number, Stopped>> {
	const by = { shopId: begun.shopId, changedBy: changedBy(begun) };
	let handled = 0;
	for (let from = 0; from < goods.length; from += GOODS_AT_ONCE) {
		const part = goods.slice(from, from + GOODS_AT_ONCE);
		await addGoods(scope, by, part, names);
		handled += part.reduce((sum, { lines }) => sum + lines.length, 0);
		if (!(await tell(handled))) return refuseImport('catalog.import_state_refuses');
	}
	return ok(handled);
}

/** Looked at again under the locks: since the check somebody may have bought, or set another price. */
async function changeAll(
	scope: Scope,
	begun: KeptImport,
	{ changes, edits }: ImportPlan,
	names: ReadonlyMap<string, string>,
	tell: Tell,
): Promise<Result<Pick<ImportPlan, 'changes' | 'edits' | 'problems'>, Stopped>> {
	if (changes.length === 0) return ok({ changes, edits, problems: new Map() });
	const levels = await lockStock(
		scope.db,
		changes.map(({ variant }) => variant.variantId),
	);
	const productIds = changes.map(({ variant }) => variant.productId);
	await lockGoods(scope.db, [...new Set(productIds)], false);
	const locked = await readImport(scope.read, begun, new Set(changes.map(({ line }) => line)));
	const by = { shopId: begun.shopId, changedBy: changedBy(begun) };
	await changeGoods(scope, by.changedBy, locked.changes, levels);
	for (let from = 0; from < locked.edits.length; from += GOODS_AT_ONCE) {
		await editGoods(scope, by, locked.edits.slice(from, from + GOODS_AT_ONCE), names);
		const done = Math.floor(
			(locked.changes.length * Math.min(from + GOODS_AT_ONCE, locked.edits.length)) / locked.edits.length,
		);
		if (!(await tell(done))) return refuseImport('catalog.import_state_refuses');
	}
	const asked = locked.changes.filter((change) => isChange(change) && change.variant.state === 'pending');
	for (const productId of new Set(asked.map(({ variant }) => variant.productId))) await askAnew(scope, productId);
	return ok(locked);
}
