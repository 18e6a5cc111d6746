import { lockProduct } from '#src/domains/catalog/db/product-repository.ts';
import type { ScheduledPrice } from '#src/domains/catalog/db/scheduled-price-tables.ts';
import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import { actorKey, type VendorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { newId } from '#src/shared/ids.ts';
import { ok, type Result } from '#src/shared/result.ts';
import {
	scheduledPricesConfig as config,
	fail,
	type PlanSaleInput,
	type SaleView,
	type ScheduledPricesFailure,
} from '../contract.ts';
import {
	countOpenSales,
	findOverlap,
	insertScheduledPrices,
	listSoldVariants,
	lockOpenPrices,
} from '../db/scheduled-price-repository.ts';
import { applySaleJob } from '../jobs/apply-sales.ts';
import { findSale } from '../queries/list-product-sales.ts';
import { checkPrices, planWindow, type SaleWindow, type SoldVariant } from '../rules/sale-plan.ts';
import { applyDuePrices } from './steps/apply-due-prices.ts';

type Answer = Result<SaleView, Failure<ScheduledPricesFailure>>;
const ON_SALE = ['published', 'hidden'];

export function planSale(context: Context<VendorActor>, input: PlanSaleInput): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const { db, read, actor, now } = scope;
		if (!hasStaffRight(actor.staffRole, 'goods.edit')) return fail('catalog.sale_role_not_allowed');
		await lockOpenPrices(db, input.productId);
		const product = await lockProduct(db, input.productId);
		if (product?.shopId !== actor.shopId) return fail('catalog.sale_not_found');
		if (!ON_SALE.includes(product.state)) return fail('catalog.sale_not_on_sale');
		const at = await now();
		const window = planWindow(input, at);
		if (!window.ok) return window;
		const variants = await listSoldVariants(read, product.id);
		const checked = checkPrices(input, variants);
		if (!checked.ok) return checked;
		const max = config.openMax;
		if ((await countOpenSales(db, product.id, at)) >= max) return fail('catalog.sale_too_many', { max });
		const free = await checkFree(scope, input, window.value, variants);
		if (!free.ok) return free;
		const rows = rowsOf(scope, input, window.value, at);
		await insertScheduledPrices(db, rows);
		await followUp(scope, product.id, window.value, at);
		const saleId = rows[0]?.saleId ?? '';
		await audit(scope, { subjectType: 'product', subjectId: product.id, action: 'plan_sale', facts: { saleId } });
		const sale = await findSale(read, { shopId: actor.shopId, productId: product.id, saleId });
		return sale ? ok(sale) : fail('catalog.sale_not_found');
	});
}

/** The database refuses an overlap too; this says with which. */
async function checkFree(
	{ db }: Scope,
	{ prices }: PlanSaleInput,
	window: SaleWindow,
	variants: readonly SoldVariant[],
): Promise<Result<null, Failure<'catalog.sale_overlap'>>> {
	const other = await findOverlap(
		db,
		prices.map(({ variantId }) => variantId),
		window,
	);
	if (!other) return ok(null);
	const label = variants.find(({ id }) => id === other.variantId)?.label ?? '';
	const [startsAt, endsAt] = [other.startsAt.toISOString(), other.endsAt.toISOString()];
	return fail('catalog.sale_overlap', { label, startsAt, endsAt });
}

function rowsOf(
	{ actor }: Scope<VendorActor>,
	{ productId, prices, quantityLimit, customerLimit }: PlanSaleInput,
	window: SaleWindow,
	createdAt: Date,
): readonly ScheduledPrice[] {
	const saleId = newId();
	const none = { compareAtVnd: null, startedAt: null, endedAt: null, cancelledAt: null, sold: 0 };
	const limits = { quantityLimit: quantityLimit ?? null, customerLimit: customerLimit ?? null };
	const common = { saleId, shopId: actor.shopId, productId, ...limits, createdAt, ...window };
	return prices.map((price) => ({ id: newId(), ...common, ...none, ...price, createdBy: actorKey(actor) }));
}

async function followUp(scope: Scope, productId: string, { startsAt, endsAt }: SaleWindow, now: Date): Promise<void> {
	const { db, enqueue } = scope;
	if (startsAt <= now) await applyDuePrices(scope, productId);
	else await enqueue(db, applySaleJob, { productId }, { runAt: startsAt });
	await enqueue(db, applySaleJob, { productId }, { runAt: endsAt });
}
