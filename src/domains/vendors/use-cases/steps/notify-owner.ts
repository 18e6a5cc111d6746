import { notifyCustomers } from '#src/domains/notifications/index.ts';
import type { Scope } from '#src/platform/context.ts';
import type { VendorNotice, VendorNoticeParams } from '../../rules/notices.ts';

type Notified = Partial<VendorNoticeParams> & {
	readonly customerId: string;
	readonly kind: VendorNotice;
	/** Tells occasions of one kind apart. */
	readonly about: string;
};

/** In the transaction of what it tells, so that it is told exactly if that has happened. */
export async function notifyOwner(scope: Scope, { customerId, kind, about, ...facts }: Notified): Promise<void> {
	const params: VendorNoticeParams = { shopName: '', reason: '', by: '', person: '', causes: '', ...facts };
	const dedupeKey = `${kind}:${about}`;
	await notifyCustomers(scope, [{ customerId, class: 'order', kind, params, dedupeKey }]);
}
