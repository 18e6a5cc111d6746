import { sql } from 'drizzle-orm';
import type { LegalKind } from '#src/domains/vendors/contract/shop.ts';
import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { fail, type SaleRates } from '../contract.ts';
import { findRates } from './find-rates.ts';

type Row = {
	readonly id: string;
	readonly name: string;
	readonly parentName: string;
	readonly legalKind: LegalKind;
	readonly now: Date;
};
/** No product has this id, so only rules for whole categories match. */
const NO_PRODUCT = '';

export async function getSaleRates({
	actor,
	read,
}: ReadContext<VendorActor>): Promise<Result<SaleRates, Failure<'fees.role_not_allowed'>>> {
	if (!hasStaffRight(actor.staffRole, 'money.see')) return fail('fees.role_not_allowed');
	const rows = await read.read<Row>(sql`
		select category.id, category.name, parent.name as "parentName", shop.legal_kind as "legalKind", app_now() as now
		from categories category join categories parent on parent.id = category.parent_id
		join shops shop on shop.id = ${actor.shopId}
		order by parent.position, category.position`);
	const now = new Date(rows[0]?.now ?? 0);
	const rates = await findRates(read, now);
	const changes = rates.changesOfProducts(now);
	const charged = rows.map(({ id, name, parentName, legalKind: shopLegalKind }) => {
		const product = { productId: NO_PRODUCT, categoryId: id, shopId: actor.shopId, shopLegalKind };
		const today = rates.ratesOf(product, now);
		const at = changes.find((moment) => rates.ratesOf(product, moment).commissionBp !== today.commissionBp);
		const next = at ? { commissionBp: rates.ratesOf(product, at).commissionBp, from: at.toISOString() } : null;
		return { id, name, parentName, ...today, next };
	});
	return ok({
		taxBp: charged[0]?.taxBp ?? 0,
		categories: charged.map(({ taxBp: _same, ...category }) => category),
	});
}
