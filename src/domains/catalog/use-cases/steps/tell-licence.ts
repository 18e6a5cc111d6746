import { notifyCustomers } from '#src/domains/notifications/index.ts';
import { listStaff } from '#src/domains/vendors/index.ts';
import { rolesWith } from '#src/domains/vendors/rules/staff-rights.ts';
import type { Scope } from '#src/platform/context.ts';
import { type LicenceKey, licenceAsked } from '../../db/licence-repository.ts';
import type { CatalogNotice, CatalogNoticeParams } from '../../rules/notices.ts';

type Told = {
	readonly kind: CatalogNotice;
	readonly reason: string;
	/** The last day on which what was agreed to holds; empty: there is nothing to say of it. */
	readonly validUntil: string;
	/** Told once of the same. */
	readonly about: string;
};

/** Whoever keeps the shop's goods hears what became of a document. */
export async function tellLicence(
	scope: Scope,
	{ shopId, categoryId }: LicenceKey,
	{ kind, reason, validUntil, about }: Told,
): Promise<void> {
	const named = await licenceAsked(scope.read, categoryId);
	const of = { category: named?.category ?? '', licence: named?.licence ?? '' };
	const until = validUntil === '' ? {} : { validUntil };
	const params: CatalogNoticeParams = { shopId, productName: '', productSlug: '', reason, ...of, ...until };
	const dedupeKey = `${kind}:${shopId}:${categoryId}:${about}`;
	const keepers = await listStaff(scope.read, shopId, rolesWith('goods.edit'));
	await notifyCustomers(
		scope,
		keepers.map((customerId) => ({ customerId, class: 'order', kind, params, dedupeKey })),
	);
}
