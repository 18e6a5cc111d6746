import { notifyCustomers } from '#src/domains/notifications/index.ts';
import type { Scope } from '#src/platform/context.ts';
import type { CoinKind } from '../../contract/coin.ts';
import { type CoinNoticeParams, grantNoticeClass } from '../../rules/notices.ts';

type Granted = {
	readonly customerId: string;
	readonly sliceId: string;
	readonly kind: CoinKind;
	readonly grantedVnd: number;
	readonly settledVnd: number;
	readonly expiresAt: Date;
};

/** Runs in the transaction of the grant, so each grant sends one notice. */
export async function notifyGranted(
	scope: Scope,
	{ customerId, sliceId, kind, grantedVnd, settledVnd, expiresAt }: Granted,
): Promise<void> {
	const noticeClass = grantNoticeClass(kind);
	if (noticeClass === null) return;
	const params: CoinNoticeParams = {
		amountVnd: grantedVnd,
		settledVnd,
		origin: kind,
		expiresAt: expiresAt.toISOString(),
	};
	await notifyCustomers(scope, [
		{ customerId, class: noticeClass, kind: 'coin.granted', params, dedupeKey: `coin.granted:${sliceId}` },
	]);
}
