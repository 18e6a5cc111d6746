import { notifyCustomers } from '#src/domains/notifications/index.ts';
import { listStaff } from '#src/domains/vendors/index.ts';
import { rolesWith } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { Scope } from '#src/platform/context.ts';
import { type LicenceKey, licenceRequirement } from '../../db/licence-repository.ts';
import type { CatalogNotice, CatalogNoticeParams } from '../../rules/notices.ts';

type LicenceNotice = {
	readonly kind: CatalogNotice;
	readonly reason: string;
	/** The last valid day; empty when the notice does not mention one. */
	readonly validUntil: string;
	/** Deduplication key: one notice per value. */
	readonly about: string;
};

export async function notifyLicence(
	scope: Scope,
	{ shopId, categoryId }: LicenceKey,
	{ kind, reason, validUntil, about }: LicenceNotice,
): Promise<void> {
	const named = await licenceRequirement(scope.read, categoryId);
	const of = { category: named?.category ?? '', licence: named?.licence ?? '' };
	const until = validUntil === '' ? {} : { validUntil };
	const params: CatalogNoticeParams = { shopId, productName: '', productSlug: '', reason, ...of, ...until };
	const dedupeKey = `${kind}:${shopId}:${categoryId}:${about}`;
	const assignees = await listStaff(scope.read, shopId, rolesWith('goods.edit'));
	await notifyCustomers(
		scope,
		assignees.map((customerId) => ({ customerId, class: 'order', kind, params, dedupeKey })),
	);
}
