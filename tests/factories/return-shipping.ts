import { finaliseOrderPayment } from '#src/domains/checkout/index.ts';
import { getBalance } from '#src/domains/ledger/index.ts';
import {
	judgeReturnShipping,
	listOrderReturns,
	pursueReturnShipping,
	stateReturnShipping,
} from '#src/domains/returns/index.ts';
import { advanceDueReturnShippingCosts } from '#src/domains/returns/jobs/advance-due-return-shipping-costs.ts';
import { advanceDueReturns } from '#src/domains/returns/jobs/advance-due-returns.ts';
import { contextOf, system } from '#tests/context.ts';
import type { TestDatabase } from '#tests/database.ts';
import { collectCash } from './cash.ts';
import { wireTestPayments } from './payments.ts';
import {
	BANK,
	buyerAction,
	deliveredSale,
	privatePicture,
	requestedReturn,
	type Sale,
	shopAction,
	wireTestReturns,
} from './returns.ts';

export const RETURN_SHIPPING_VND = 32_000;
export type Sent = { readonly sale: Sale; readonly returnId: string };

export function returnShippingOf(database: TestDatabase) {
	wireTestPayments({ order: finaliseOrderPayment });
	wireTestReturns();
	const clock = contextOf(database, system('operator_command'));

	async function sentBack(
		payment: 'cod' | 'vnpay' = 'vnpay',
		reason: 'defect' | 'change_of_mind' = 'defect',
	): Promise<Sent> {
		const terms = { acceptsChangeOfMind: true, carrier: 'ghn' } as const;
		const sale = await deliveredSale(database, payment, [2], terms);
		await collectCash(database, sale.order.id);
		const returnId = await requestedReturn(sale, { reason });
		await shopAction(sale, returnId, 'approve');
		await buyerAction(sale, returnId, 'send_back', { tracking: 'VN123' });
		return { sale, returnId };
	}
	async function notify({ sale, returnId }: Sent, amountVnd = RETURN_SHIPPING_VND, bank: typeof BANK | null = BANK) {
		const pictureId = await privatePicture(database, sale.buyer.customerId);
		return stateReturnShipping(sale.buyer.context, { returnId, amountVnd, pictureId, ...(bank ? { bank } : {}) });
	}
	const judge = ({ sale, returnId }: Sent, act: 'accept' | 'refuse', note = 'Biên nhận của kiện khác') =>
		judgeReturnShipping(sale.seller, { returnId, act, note });
	const pursue = ({ sale, returnId }: Sent, act: 'withdraw' | 'dispute', note = 'Đúng kiện này, cùng mã') =>
		pursueReturnShipping(sale.buyer.context, { returnId, act, note });
	async function told(): Promise<Sent> {
		const sent = await sentBack();
		await notify(sent);
		return sent;
	}
	async function refused(): Promise<Sent> {
		const sent = await told();
		await judge(sent, 'refuse');
		return sent;
	}
	async function receiveReturn({ sale, returnId }: Sent) {
		await shopAction(sale, returnId, 'receive');
		return shopAction(sale, returnId, 'accept');
	}
	const shopVnd = async ({ sale }: Sent) =>
		(await getBalance(clock.read, { kind: 'vendor_payable', ownerId: sale.seller.actor.shopId })).postedVnd;
	async function seen({ sale, returnId }: Sent) {
		const { returns } = await listOrderReturns(sale.buyer.context, { number: sale.number });
		const found = returns.find(({ id }) => id === returnId);
		if (!found) throw new Error('no such return');
		return found;
	}
	async function passDays(days: number): Promise<void> {
		await database.setClock(`${days} days`);
		await advanceDueReturns.handle(clock, {});
		await advanceDueReturnShippingCosts.handle(clock, {});
	}
	return { clock, sentBack, notify, told, refused, judge, pursue, takeIn: receiveReturn, shopVnd, seen, passDays };
}
