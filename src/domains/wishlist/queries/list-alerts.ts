import { sql } from 'drizzle-orm';
import type { MemberActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import { type AlertKind, type AlertList, type AlertView, wishlistConfig } from '../contract.ts';
import { watchedPrice } from '../rules/decide-alert.ts';
import { type ListedProductRow, PRODUCT_JOINS, PRODUCTS, productView } from './wish-view.ts';

type Row = ListedProductRow & { readonly kind: AlertKind; readonly basePriceVnd: number | null };

export async function listAlerts({ actor, fresh }: ReadContext<MemberActor>): Promise<AlertList> {
	const rows = await fresh.read<Row>(sql`
		select ${PRODUCTS}, item.kind, item.base_price_vnd as "basePriceVnd" from product_alerts item ${PRODUCT_JOINS}
		where item.customer_id = ${actor.customerId} order by item.id desc limit ${wishlistConfig.alertsMax}`);
	return { items: rows.map(toView), max: wishlistConfig.alertsMax };
}

function toView(row: Row): AlertView {
	const { id, productId, variantId, productName, variantLabel, priceVnd, status, productSlug, pictureHash } = {
		...productView(row),
		priceVnd: watchedPrice(row),
	};
	const goods = { productId, variantId, productName, variantLabel, priceVnd, status, productSlug, pictureHash };
	return { id, kind: row.kind, basePriceVnd: row.basePriceVnd, ...goods };
}
