import { getBalance } from '#src/domains/ledger/index.ts';
import {
	judgePostage,
	listOrderReturns,
	pursuePostage,
	settleOrderPayment,
	statePostage,
} from '#src/domains/orders/index.ts';
import { advanceDuePostages } from '#src/domains/orders/jobs/advance-due-postages.ts';
import { advanceDueReturns } from '#src/domains/orders/jobs/advance-due-returns.ts';
import { contextOf, system } from '#tests/context.ts';
import type { TestDatabase } from '#tests/database.ts';
import { wireTestPayments } from './payments.ts';
import {
	askedReturn,
	BANK,
	buyerDoes,
	deliveredSale,
	privatePicture,
	type Sale,
	shopDoes,
	wireReturns,
} from './returns.ts';

export const POSTAGE_VND = 32_000;
/** One of two faulty pieces is on its way back. */
export type Sent = { readonly sale: Sale; readonly returnId: string };

/** What buyer, shop and clock do about the receipt of a return. */
export function postageOf(database: TestDatabase) {
	wireTestPayments({ order: settleOrderPayment });
	wireReturns();
	const clock = contextOf(database, system('operator_command'));

	async function sentBack(
		payment: 'cod' | 'vnpay' = 'vnpay',
		reason: 'defect' | 'change_of_mind' = 'defect',
	): Promise<Sent> {
		const sale = await deliveredSale(database, payment, [2], { acceptsChangeOfMind: true });
		const returnId = await askedReturn(sale, { reason });
		await shopDoes(sale, returnId, 'approve');
		await buyerDoes(sale, returnId, 'send_back', { tracking: 'VN123' });
		return { sale, returnId };
	}
	async function tell({ sale, returnId }: Sent, amountVnd = POSTAGE_VND, bank: typeof BANK | null = BANK) {
		const pictureId = await privatePicture(database, sale.buyer.customerId);
		return statePostage(sale.buyer.context, { returnId, amountVnd, pictureId, ...(bank ? { bank } : {}) });
	}
	const judge = ({ sale, returnId }: Sent, act: 'accept' | 'refuse', note = 'Biên nhận của kiện khác') =>
		judgePostage(sale.seller, { returnId, act, note });
	const pursue = ({ sale, returnId }: Sent, act: 'withdraw' | 'dispute', note = 'Đúng kiện này, cùng mã') =>
		pursuePostage(sale.buyer.context, { returnId, act, note });
	async function told(): Promise<Sent> {
		const sent = await sentBack();
		await tell(sent);
		return sent;
	}
	async function refused(): Promise<Sent> {
		const sent = await told();
		await judge(sent, 'refuse');
		return sent;
	}
	async function takeIn({ sale, returnId }: Sent) {
		await shopDoes(sale, returnId, 'receive');
		return shopDoes(sale, returnId, 'accept');
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
		await advanceDuePostages.handle(clock, {});
	}
	return { clock, sentBack, tell, told, refused, judge, pursue, takeIn, shopVnd, seen, passDays };
}
