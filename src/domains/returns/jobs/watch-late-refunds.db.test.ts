import { beforeAll, expect, test, vi } from 'vitest';
import { newId } from '#src/shared/ids.ts';
import { contextOf, operator, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import {
	collectedSale,
	deliveredSale,
	ONE_OF_TWO_VND,
	requestedReturn,
	shopAction,
	wireSales,
} from '#tests/factories/returns.ts';
import { returnsBackground } from '../background.ts';
import { listOwedTransfers } from '../queries/list-owed-transfers.ts';
import { confirmTransfer, openTransfers } from '../use-cases/refunds/transfer-refunds.ts';
import { watchRefunds } from './watch-late-refunds.ts';

const database = await testDatabase();
const worker = contextOf(database, system());
const operatorContext = contextOf(database, operator(newId()));
beforeAll(wireSales);

const told = async () => {
	const error = vi.fn();
	await watchRefunds.handle({ ...worker, log: { ...worker.log, error } as unknown as typeof worker.log }, {});
	return error.mock.calls.map(([{ what, count }]) => `${what} ${count}`);
};

test('watchRefunds logs each refund that is a day overdue, every hour until it is sent, by transfer or VNPAY', async () => {
	const [cash, card] = [await collectedSale(database), await deliveredSale(database, 'vnpay')];
	for (const sale of [cash, card]) await shopAction(sale, await requestedReturn(sale), 'waive');
	const batchId = (await openTransfers(operatorContext))[0]?.batchId;
	const owed = { orderNumber: cash.number, amountVnd: ONE_OF_TWO_VND, batchId };
	expect(await listOwedTransfers(worker.fresh, 10)).toMatchObject([{ ...owed, isLate: false }]);
	expect(await told()).toEqual([]);
	await database.setClock('25 hours');
	expect(await told()).toEqual(['transfer 1', 'vnpay 1']);
	const [late] = await listOwedTransfers(worker.fresh, 10);
	expect(late?.isLate).toBe(true);
	await confirmTransfer(operatorContext, { refundId: late?.refundId ?? '', reference: 'FT1' });
	expect(await told()).toEqual(['vnpay 1']);
	await database.setClock('0 s');
});

test('watchRefunds logs the refund of a late payment after an hour', async () => {
	const sale = await deliveredSale(database, 'vnpay');
	await shopAction(sale, await requestedReturn(sale), 'waive');
	const lately =
		"UPDATE refunds SET reason = $1, requested_at = app_now() - interval '2 hours' WHERE payable_owner = $2";
	await database.pool.query("UPDATE refunds SET state = 'done', decided_at = requested_at WHERE payable_owner <> $1", [
		sale.order.id,
	]);
	await database.pool.query(lately, ['return', sale.order.id]);
	expect(await told()).toEqual([]);
	await database.pool.query(lately, ['late_paid', sale.order.id]);
	expect(await told()).toEqual(['vnpay 1']);
});

test('watchRefunds runs every hour', () => {
	expect(returnsBackground.timetable.find(({ job }) => job === watchRefunds)?.cron).toMatch(/^\d+ \* /);
});
