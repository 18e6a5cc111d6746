import { notifyCustomers } from '#src/domains/notifications/index.ts';
import {
	paymentDeclined,
	refundAccountMissing,
	refundDone,
	refundRejected,
	refundUnclear,
} from '#src/domains/payments/events.ts';
import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { defineSubscriber } from '#src/platform/jobs/index.ts';
import { ok } from '#src/shared/result.ts';
import type { CoinNotice, CoinNoticeParams } from '../rules/notices.ts';

type About = {
	readonly purpose: string;
	readonly customerId: string | null;
	readonly amountVnd: number;
	readonly txnRef: string;
};

/** Sends one notice per `about`, which is the refund or the payment. */
async function notify(
	context: Context<SystemActor>,
	{ purpose, customerId, amountVnd, txnRef }: About,
	{
		kind,
		about,
		...more
	}: Pick<CoinNoticeParams, 'reason' | 'isByHand' | 'isReminder' | 'transfer'> & {
		readonly kind: CoinNotice;
		readonly about: string;
	},
): Promise<void> {
	if (purpose !== 'top_up' || customerId === null) return;
	const params: CoinNoticeParams = { amountVnd, txnRef, ...more };
	await transact(context, async (scope) => {
		await notifyCustomers(scope, [{ customerId, class: 'order', kind, params, dedupeKey: `${kind}:${about}` }]);
		return ok(null);
	});
}

export const onTopUpDeclined = defineSubscriber(paymentDeclined, 'coin.follow_declined', (context, payment) =>
	notify(context, payment, { kind: 'coin.top_up_returned', about: payment.txnRef, reason: payment.reason }),
);

/**
 * The refund source of unspent top-ups. For other refunds only a manual transfer sends a notice, because
 * `coin.top_up_returned` announced them.
 */
const TOP_UP_REFUND_PURPOSE = 'top_up_refund';

export const onTopUpRefundDone = defineSubscriber(refundDone, 'coin.follow_refund_done', async (context, refund) => {
	const isByHand = refund.paidBy === 'bank';
	const { sourceType, refundId, transfer } = refund;
	if (sourceType === TOP_UP_REFUND_PURPOSE || isByHand)
		await notify(context, refund, { kind: 'coin.top_up_refunded', about: refundId, isByHand, transfer });
});

export const onTopUpRefundRejected = defineSubscriber(
	refundRejected,
	'coin.follow_refund_rejected',
	async (context, refund) => {
		await notify(context, refund, { kind: 'coin.top_up_refund_stuck', about: refund.refundId });
	},
);

export const onTopUpAccountMissing = defineSubscriber(
	refundAccountMissing,
	'coin.follow_account_missing',
	async (context, { days, ...refund }) => {
		const about = `${refund.refundId}:${days}`;
		await notify(context, refund, { kind: 'coin.top_up_refund_stuck', about, isReminder: true });
	},
);

export const onTopUpRefundUnclear = defineSubscriber(
	refundUnclear,
	'coin.follow_refund_unclear',
	async (context, refund) => {
		await notify(context, refund, { kind: 'coin.top_up_refund_unclear', about: refund.refundId });
	},
);
