import { restockProducts } from '#src/domains/inventory/index.ts';
import { fail, type OrderFailure } from '#src/domains/orders/contract/order.ts';
import type { Quantities } from '#src/domains/orders/contract/quantities.ts';
import { linesOfOrders } from '#src/domains/orders/db/order-repository.ts';
import { checkUnusedPictures } from '#src/domains/orders/index.ts';
import { chooseQuantities, productOf } from '#src/domains/orders/rules/line-quantities.ts';
import { mayHandleOrder } from '#src/domains/orders/rules/may-handle-order.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean, cleanLine } from '#src/shared/text/text.ts';
import {
	type ChangedReturn,
	failReturn,
	type HandleReturnInput,
	type ReturnFailure,
	type ShopReturnAction,
} from '../../contract/return.ts';
import { linesOfReturns, recordReturnRestocked } from '../../db/return-repository.ts';
import type { OrderReturn } from '../../db/tables.ts';
import { decideReturnAction, taskOf } from '../../rules/return-actions.ts';
import { addEvidence } from '../steps/add-evidence.ts';
import { appealRuling } from '../steps/appeal-ruling.ts';
import { approveReturn } from '../steps/approve-return.ts';
import { type LockedReturn, lockReturnOf } from '../steps/lock-return.ts';
import { moveReturn, type ReturnStatement } from '../steps/move-return.ts';
import { refundReturn } from '../steps/refund-return.ts';
import { offerReplacement, sendReplacement } from '../steps/replace-products.ts';
import { withPictures } from '../steps/with-pictures.ts';

type Answer = Result<ChangedReturn, Failure<ReturnFailure | Extract<OrderFailure, 'orders.role_not_allowed'>>>;
type Step = (
	scope: Scope,
	locked: LockedReturn,
	said: ReturnStatement,
	input: HandleReturnInput,
) => Promise<StepResult>;
type StepResult = OrderReturn | Awaited<ReturnType<typeof addEvidence>> | Awaited<ReturnType<typeof offerReplacement>>;

export function handleReturn(context: Context<VendorActor>, input: HandleReturnInput): Promise<Answer> {
	return withPictures(() => transact(context, (scope) => handle(scope, input)));
}

async function handle(scope: Scope<VendorActor>, input: HandleReturnInput): Promise<Answer> {
	const { shopId, staffRole } = scope.actor;
	const locked = await lockReturnOf(scope, input.returnId);
	if (locked?.of.shopId !== shopId) return failReturn('orders.return_not_found');
	if (!mayHandleOrder(staffRole, taskOf(input.act))) return fail('orders.role_not_allowed');
	const note = clean(input.note ?? '');
	const answered = { ...locked.of, isDelivered: locked.order.deliveredAt !== null };
	const decision = decideReturnAction(answered, input.act, note, await scope.now());
	if (!decision.ok) return decision;
	const pictureIds = await checkUnusedPictures(scope, input.pictures ?? []);
	if (!pictureIds) return failReturn('orders.return_picture_unknown');
	const category = await restockableQuantities(scope, locked, input);
	if (category === 'over') return failReturn('orders.return_wrong_state', { state: locked.of.state });
	if (!category) return failReturn('orders.return_too_many');
	const stepped = await STEPS[input.act](scope, locked, { party: 'shop', note, pictureIds }, input);
	if ('ok' in stepped && !stepped.ok) return stepped;
	const moved = 'ok' in stepped ? stepped.value : stepped;
	if (category.length > 0) await restockReturned(scope, locked, category);
	return ok({ id: moved.id, state: moved.state });
}

const STEPS: Readonly<Record<ShopReturnAction, Step>> = {
	review: (scope, { of }, said) => moveReturn(scope, of, { to: 'vendor_review', ...said }),
	approve: (scope, locked, said) => approveReturn(scope, locked, said),
	waive: async (scope, locked, said) => {
		const isApproved = locked.of.state === 'approved';
		const of = isApproved ? locked.of : await moveReturn(scope, locked.of, { to: 'approved', ...said });
		return refundReturn(scope, { ...locked, of }, { party: 'shop' });
	},
	reject: (scope, { of }, said) => moveReturn(scope, of, { to: 'rejected', ...said }),
	receive: (scope, { of }, said) => moveReturn(scope, of, { to: 'received', ...said }),
	accept: async (scope, locked, said) => {
		const isLookedAt = locked.of.state === 'inspected';
		const of = isLookedAt ? locked.of : await moveReturn(scope, locked.of, { to: 'inspected', ...said });
		return refundReturn(scope, { ...locked, of }, { party: 'shop' });
	},
	replace: (scope, locked, said) => offerReplacement(scope, locked, said),
	object: async (scope, { of }, said) => {
		const inspected = await moveReturn(scope, of, { to: 'inspected', party: 'shop' });
		return moveReturn(scope, inspected, { to: 'rejected', ...said });
	},
	send_replacement: (scope, locked, said, { tracking = '' }) =>
		sendReplacement(scope, locked, said, cleanLine(tracking)),
	add_evidence: (scope, { of }, said) => addEvidence(scope, of, said),
	appeal: (scope, { of }, said) => appealRuling(scope, of, said),
};

const RESTOCKING_ACTIONS: ReadonlySet<ShopReturnAction> = new Set(['accept', 'replace']);

/**
 * Quantities to put back into stock; `over` when this return was restocked before, null when they do not fit the
 * return.
 */
async function restockableQuantities(
	{ read }: Scope,
	{ of }: LockedReturn,
	{ act, restock: chosen = [] }: HandleReturnInput,
): Promise<readonly Quantities[] | 'over' | null> {
	if (chosen.length === 0) return [];
	if (of.restockedAt !== null) return 'over';
	const isTakenIn = RESTOCKING_ACTIONS.has(act) && of.needsGoods;
	const pieces = chooseQuantities(await linesOfReturns(read, [of.id]), chosen);
	return isTakenIn && pieces.ok ? pieces.value : null;
}

async function restockReturned(
	scope: Scope<VendorActor>,
	{ order, of }: LockedReturn,
	pieces: readonly Quantities[],
): Promise<void> {
	const by = scope.actor.customerId;
	await recordReturnRestocked(scope.db, of.id, { pieces, by, at: await scope.now() });
	await restockProducts(scope, productOf(await linesOfOrders(scope.read, [order.id]), pieces));
}
