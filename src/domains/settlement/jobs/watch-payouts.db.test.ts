import { expect, test, vi } from 'vitest';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { asOperator, makePayableShop, wireTestSettlement } from '#tests/factories/settlement.ts';
import { settlementBackground } from '../background.ts';
import { approvePayout, confirmPayout } from '../use-cases/decide-payout.ts';
import { requestPayout } from '../use-cases/open-payout.ts';
import { sendPayouts } from '../use-cases/send-payouts.ts';
import { setPayoutAccount } from '../use-cases/set-payout-account.ts';
import { watchPayouts } from './watch-payouts.ts';

const database = await testDatabase();
const clock = contextOf(database, system());
const operator = await asOperator(database);
wireTestSettlement();

const told = async () => {
	const error = vi.fn();
	await watchPayouts.handle({ ...clock, log: { ...clock.log, error } as unknown as typeof clock.log }, {});
	return error.mock.calls.map(([{ what, count }]) => `${what} ${count}`);
};

test('watchPayouts logs every payout that is overdue at any step, every hour until an operator acts', async () => {
	await database.setClockTo('2026-11-24T09:00:00+07:00');
	const { owner } = await makePayableShop(database, 300_000);
	const asked = await requestPayout(owner);
	const payoutId = asked.ok ? asked.value.id : '';
	expect(await told()).toEqual([]);
	await database.setClockTo('2026-11-26T10:00:00+07:00');
	expect(await told()).toEqual(['requested 1']);
	await approvePayout(operator, { payoutId });
	expect(await told()).toEqual([]);
	await database.setClockTo('2026-11-27T10:00:00+07:00');
	expect(await told()).toEqual(['approved 1']);
	await sendPayouts(operator);
	expect(await told()).toEqual([]);
	// The deadline of the bank counts from the day on which the batch was sent.
	await database.setClockTo('2026-12-01T23:59:00+07:00');
	expect(await told()).toEqual([]);
	await database.setClockTo('2026-12-02T00:01:00+07:00');
	expect(await told()).toEqual(['processing 1']);
	await confirmPayout(operator, { payoutId, bankReference: 'FT1' });
	expect(await told()).toEqual([]);
});

test('watchPayouts logs an account that is overdue for a decision', async () => {
	const { owner } = await makePayableShop(database, 0);
	await setPayoutAccount(owner, { bank: 'ACB', number: '998877665544', holder: 'NGUYEN VAN A' });
	expect(await told()).toEqual([]);
	await database.setClockTo('2026-12-10T10:00:00+07:00');
	expect(await told()).toEqual(['account 1']);
});

test('watchPayouts runs every hour', () => {
	expect(settlementBackground.timetable.find(({ job }) => job === watchPayouts)?.cron).toMatch(/^\d+ \* /);
});
