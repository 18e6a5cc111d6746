import { notifyCustomers } from '#src/domains/notifications/index.ts';
import type { Scope } from '#src/platform/context.ts';
import type { VendorNotice, VendorNoticeParams } from '../../rules/notices.ts';

type OwnerNotice = Partial<VendorNoticeParams> & {
	readonly customerId: string;
	readonly kind: VendorNotice;
	/** Deduplication key: one notice is sent per kind and key. */
	readonly about: string;
};

/** Runs in the transaction of the change, so that a notice is sent exactly if the change is committed. */
export async function notifyOwner(scope: Scope, { customerId, kind, about, ...facts }: OwnerNotice): Promise<void> {
	const params: VendorNoticeParams = { shopName: '', reason: '', by: '', person: '', causes: '', ...facts };
	const dedupeKey = `${kind}:${about}`;
	await notifyCustomers(scope, [{ customerId, class: 'order', kind, params, dedupeKey }]);
}
