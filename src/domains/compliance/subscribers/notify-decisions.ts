import { notifyCustomers } from '#src/domains/notifications/index.ts';
import { listStaff } from '#src/domains/vendors/index.ts';
import { rolesWith } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { defineSubscriber } from '#src/platform/jobs/index.ts';
import { ok } from '#src/shared/result.ts';
import { changeDecided, listingDecided, productTakenDown } from '../events.ts';
import { findProductNotice } from '../queries/find-product-notice.ts';
import type { CatalogNotice, CatalogNoticeParams } from '../rules/notices.ts';

type Decision = {
	readonly kind: CatalogNotice;
	readonly about: string;
	readonly productId: string;
	readonly reason: string;
};

async function notify(context: Context<SystemActor>, { kind, about, productId, reason }: Decision): Promise<void> {
	await transact(context, async (scope) => {
		const found = await findProductNotice(scope.read, productId);
		if (!found) return ok(null);
		const { shopId, productName, productSlug } = found;
		const params: CatalogNoticeParams = { shopId, productName, productSlug, reason };
		const assignees = await listStaff(scope.read, shopId, rolesWith('stock.edit'));
		const told = { class: 'order', kind, params, dedupeKey: `${kind}:${about}` } as const;
		await notifyCustomers(
			scope,
			assignees.map((customerId) => ({ customerId, ...told })),
		);
		return ok(null);
	});
}

export const notifyListingDecided = defineSubscriber(
	listingDecided,
	'catalog.tell_listing_decided',
	(context, { decisionId, productId, decision, reason }) =>
		notify(context, { kind: `catalog.listing_${decision}`, about: decisionId, productId, reason }),
);

export const notifyChangeDecided = defineSubscriber(
	changeDecided,
	'catalog.tell_change_decided',
	(context, { decisionId, productId, decision, reason }) =>
		notify(context, { kind: `catalog.change_${decision}`, about: decisionId, productId, reason }),
);

export const notifyTakenDown = defineSubscriber(
	productTakenDown,
	'catalog.tell_taken_down',
	(context, { productId, reason }) =>
		notify(context, { kind: 'catalog.product_taken_down', about: productId, productId, reason }),
);
