import { expect, test, vi } from 'vitest';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { APPEAL, suspendedShop } from '#tests/factories/suspensions.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { appealSuspension } from '../use-cases/appeal-suspension.ts';
import { watchApplications } from './watch-applications.ts';

const database = await testDatabase();

test('watchApplications logs an application that is overdue on every run until it is decided', async () => {
	const submittedAt = new Date('2026-11-16T09:00:00+07:00');
	const late = await makeShop(database.db, { state: 'submitted', submittedAt, approvedAt: null });
	const sentLater = new Date('2026-11-20T09:00:00+07:00');
	await makeShop(database.db, { state: 'submitted', submittedAt: sentLater, approvedAt: null });
	await makeShop(database.db, { state: 'approved', submittedAt });
	await database.setClockTo('2026-11-20T10:00:00+07:00');
	const context = contextOf(database, system());
	const error = vi.fn();
	await watchApplications.handle({ ...context, log: { ...context.log, error } as unknown as typeof context.log }, {});
	expect(error.mock.calls).toEqual([
		[expect.objectContaining({ shopId: late.id }), 'an application has waited longer than was promised'],
	]);
});

test('watchApplications logs an appeal that was not answered in time', async () => {
	const { owner, suspension, shop } = await suspendedShop(database);
	await appealSuspension(owner, { suspensionId: suspension.id, text: APPEAL });
	const told = async () => {
		const context = contextOf(database, system());
		const error = vi.fn();
		await watchApplications.handle({ ...context, log: { ...context.log, error } as unknown as typeof context.log }, {});
		return error.mock.calls.filter(([facts]) => facts.shopId === shop.id).length;
	};
	expect(await told()).toBe(0);
	await database.setClockTo('2026-11-27T10:00:00+07:00');
	expect(await told()).toBe(1);
});
