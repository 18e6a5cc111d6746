import { expect, test, vi } from 'vitest';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeBuyer, wireOrderPayments } from '#tests/makers/orders.ts';
import { makeReceived, makeReview } from '#tests/makers/reviews.ts';
import { reviewsBackground } from '../background.ts';
import { judgeVoice, reportVoice } from '../index.ts';
import { watchVoices } from './watch-voices.ts';

const database = await testDatabase();
wireOrderPayments();

const told = async () => {
	const context = contextOf(database, system());
	const error = vi.fn();
	await watchVoices.handle({ ...context, log: { ...context.log, error } as unknown as typeof context.log }, {});
	return error.mock.calls.map(([{ what, count }]) => `${what} ${count}`);
};

test('what was held back or reported and nobody has judged for a day is told every hour until somebody has', async () => {
	const doubtful = await makeReview(await makeReceived(database), { body: 'Mua rẻ hơn ở https://vidu.example nhé' });
	const shown = await makeReview(await makeReceived(database));
	for (const reader of [await makeBuyer(database), await makeBuyer(database)])
		await reportVoice(reader.context, { subject: 'review', subjectId: shown, reason: 'fake' });
	expect(await told()).toEqual([]);
	await database.setClock('25 hours');
	expect(await told()).toEqual(['held_back 1', 'reported 1']);
	const judge = (subjectId: string) =>
		judgeVoice(contextOf(database, system()), { subject: 'review', subjectId, removeBecause: null });
	await judge(doubtful);
	expect(await told()).toEqual(['reported 1']);
	await judge(shown);
	expect(await told()).toEqual([]);
});

test('it is looked at every hour', () => {
	expect(reviewsBackground.timetable.find(({ job }) => job === watchVoices)?.cron).toMatch(/^\d+ \* /);
});
