import { expect, test, vi } from 'vitest';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeBuyer, wireOrderPayments } from '#tests/factories/orders.ts';
import { makeReceived, makeReview } from '#tests/factories/reviews.ts';
import { reviewsBackground } from '../background.ts';
import { judgeUserContentItem, reportUserContentItem } from '../index.ts';
import { watchUserContent } from './watch-user-content.ts';

const database = await testDatabase();
wireOrderPayments();

const told = async () => {
	const context = contextOf(database, system());
	const error = vi.fn();
	await watchUserContent.handle({ ...context, log: { ...context.log, error } as unknown as typeof context.log }, {});
	return error.mock.calls.map(([{ what, count }]) => `${what} ${count}`);
};

test('watchUserContent logs an error every run for content undecided for a day, until an operator decides', async () => {
	const doubtful = await makeReview(await makeReceived(database), { body: 'Mua rẻ hơn ở https://vidu.example nhé' });
	const shown = await makeReview(await makeReceived(database));
	for (const reader of [await makeBuyer(database), await makeBuyer(database)])
		await reportUserContentItem(reader.context, { subject: 'review', subjectId: shown, reason: 'fake' });
	expect(await told()).toEqual([]);
	await database.setClock('25 hours');
	expect(await told()).toEqual(['held_back 1', 'reported 1']);
	const judge = (subjectId: string) =>
		judgeUserContentItem(contextOf(database, system()), { subject: 'review', subjectId, removeBecause: null });
	await judge(doubtful);
	expect(await told()).toEqual(['reported 1']);
	await judge(shown);
	expect(await told()).toEqual([]);
});

test('watchUserContent runs every hour', () => {
	expect(reviewsBackground.timetable.find(({ job }) => job === watchUserContent)?.cron).toMatch(/^\d+ \* /);
});
